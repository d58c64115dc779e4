/** Addresses of a catalogue's two parts; `build/catalogueParts.ts` makes them. */

declare module "*.ftl?texts" {
  const address: string;
  export default address;
}

declare module "*.ftl?reading" {
  const address: string;
  export default address;
}
