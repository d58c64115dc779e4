// Ends with 1 where Node is too old for Vite, in words that any Node understands.
const [major, minor] = process.versions.node.split(".").map(Number);
const usable = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
process.exit(usable ? 0 : 1);
