/** How a player is pictured: a guest as a tile of their own, a bot as a face on a tile. */

/** Ornaments of tiles within 24 by 24: a star, a flower, a hexagon, a diamond, fans and squares. */
const ORNAMENTS = [
  "M12 3.5l2.5 2.5H18v3.5l2.5 2.5-2.5 2.5V18h-3.5L12 20.5 9.5 18H6v-3.5L3.5 12 6 9.5V6h3.5z",
  "M12 12C8 9 9 5 12 4c3 1 4 5 0 8 3-4 7-3 8 0-1 3-5 4-8 0 4 3 3 7 0 8-3-1-4-5 0-8-3 4-7 3-8 0 1-3 5-4 8 0z",
  "M12 4l7 4v8l-7 4-7-4V8z",
  "M12 3.5L15 9l5.5 3-5.5 3-3 5.5L9 15l-5.5-3L9 9z",
  "M4 4h8a8 8 0 0 1-8 8zM20 4v8a8 8 0 0 1-8-8zM20 20h-8a8 8 0 0 1 8-8zM4 20v-8a8 8 0 0 1 8 8z",
  "M4.5 4.5h5v5h5v-5h5v5h-5v5h5v5h-5v-5h-5v5h-5v-5h5v-5h-5z",
];
const COLOURS = ["blue", "red", "black", "purple", "green", "orange"];

export interface GuestTile {
  ornament: string;
  colour: string;
}

/** The same name has the same tile everywhere; who has none is known by the seat. */
export function guestTile(name: string, seat: number): GuestTile {
  const number = name ? hashOf(name) : seat * (COLOURS.length + 1);
  const kind = number % (COLOURS.length * ORNAMENTS.length);
  return {
    colour: COLOURS[kind % COLOURS.length] ?? "",
    ornament: ORNAMENTS[Math.floor(kind / COLOURS.length)] ?? "",
  };
}

/** FNV-1a: names that differ in one letter get tiles that differ. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** What is drawn as a line, what is filled, and what is gold. */
export interface Face {
  lines: string;
  filled: string;
  gold: string;
}

const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const SMILE: Face = {
  lines: "M7.5 14.5q4.5 4 9 0",
  filled: dot(8.5, 9.5, 1.5) + dot(15.5, 9.5, 1.5),
  gold: "",
};

/** Each bot looks as it plays. */
const FACES: Record<string, Face> = {
  random: {
    lines: "M6.5 7.5l4 4m0-4l-4 4M6.5 16l2.8-2 2.7 2.5 2.7-2.5 2.8 2" + dot(15.5, 9.5, 2.4),
    filled: dot(15.5, 9.5, 0.8),
    gold: "",
  },
  beginner: {
    lines:
      "M6.5 6.5q2-1.8 4-.6M13.5 5q2-1 4 .8M8 15.5q4 3.6 8 0z" +
      dot(8.5, 10, 2.2) +
      dot(15.5, 10, 2.2),
    filled: dot(9.2, 10.4, 0.9) + dot(16.2, 10.4, 0.9),
    gold: "",
  },
  easy: {
    lines: "M6 6q2.5-2 4.5-.5M18 6q-2.5-2-4.5-.5" + dot(12, 16, 1.8),
    filled: dot(8.5, 10, 1.9) + dot(15.5, 10, 1.9),
    gold: "",
  },
  greedy: {
    lines: "",
    filled: "M6 13.5h12a6 5.5 0 0 1-12 0z",
    gold: "M8.5 5.5l2.5 3-2.5 3-2.5-3zM15.5 5.5l2.5 3-2.5 3-2.5-3z",
  },
  medium: SMILE,
  hard: {
    lines: "M5.5 6.5l5 2M18.5 6.5l-5 2M8 16h8",
    filled: dot(8.5, 11, 1.5) + dot(15.5, 11, 1.5),
    gold: "",
  },
  master: {
    lines: dot(8, 11.5, 3) + dot(16, 11.5, 3) + "M11 11.5h2M9 17.5q3 1.5 6 0",
    filled: dot(8, 11.5, 1) + dot(16, 11.5, 1),
    gold: "M7 7V2.5L9.5 5 12 2l2.5 3L17 2.5V7z",
  },
};

/** A level that has no face yet smiles. */
export function faceOf(level: string): Face {
  return FACES[level] ?? SMILE;
}
