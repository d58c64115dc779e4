/** The form of a new table: what it begins with, how its parts depend on each other, what it asks. */

import type { GameFacts, GamesAnswer, Schemas, TableRequest } from "../../api/client";
import type { Wish } from "../start";
import { fieldOf, hasNumbers, wrongNumbers } from "./numbers";

export type ClockKind = "none" | "per-turn" | "per-game";
export type Door = "link" | "public";
type SeatWish = TableRequest["seats"][number];
type OptionFacts = Schemas["OptionFacts"];

/** Who sits there: `person` at this device, `open` for somebody by link, `bot:LEVEL`, or
 * `network-bot:NAME`. */
export interface SeatForm {
  sitter: string;
  name: string;
}

export interface TableForm {
  game: string;
  variant: string;
  options: Record<string, string>;
  seats: SeatForm[];
  clock: ClockKind;
  limit: number | null;
  initial: number | null;
  increment: number | null;
  door: Door;
  /** Null: as is usual, only where no other person plays. */
  hints: boolean | null;
  /** Seconds until a bot plays for somebody who is away, 0 for never. Null: as is usual. */
  patience: number | null;
  watchersChat: boolean;
  /** Programs may take the free seats. */
  networkBots: boolean;
}

/** With whom you play: what the other seats are for, to begin with. */
export type Company = "friend" | "device" | "bot";

/** The numbers that can be written, each with what the server takes. */
export const RANGES = {
  limit: { from: 5, to: 86400 },
  initial: { from: 1, to: 600 },
  increment: { from: 0, to: 600 },
};
export type Field = keyof typeof RANGES;

const USUAL_PATIENCE = 60;
export const PATIENCES = [0, USUAL_PATIENCE, 600];

export const networkBotOf = (name: string): string => `network-bot:${name}`;
export const botOf = (level: string): string => `bot:${level}`;

/** Of the bot at that seat, if it is one. */
export function levelOf({ sitter }: SeatForm): string | null {
  return after(botOf(""), sitter);
}

/** The name of the program at that seat, if it is one. */
export function programOf({ sitter }: SeatForm): string | null {
  return after(networkBotOf(""), sitter);
}

function after(beginning: string, text: string): string | null {
  return text.startsWith(beginning) ? text.slice(beginning.length) : null;
}

/** A program has one seat, and does not play every game. */
function withoutProgram(seat: SeatForm): SeatForm {
  return programOf(seat) === null ? seat : { ...seat, sitter: "open" };
}

export function factsOf(offer: GamesAnswer, game: string): GameFacts {
  const facts = offer.games.find((one) => one.game === game);
  if (!facts) throw new Error(`The server does not offer ${game}.`);
  return facts;
}

/** A friend is invited unless something else is chosen. */
export function usualForm(facts: GameFacts): TableForm {
  return {
    game: facts.game,
    variant: facts.variants[0] ?? "",
    options: usualOptions(facts),
    seats: [
      { sitter: "person", name: "" },
      { sitter: "open", name: "" },
    ],
    clock: "none",
    limit: 60,
    initial: 10,
    increment: 10,
    door: "link",
    hints: null,
    patience: null,
    watchersChat: true,
    networkBots: false,
  };
}

function usualOptions(facts: GameFacts): Record<string, string> {
  return Object.fromEntries(facts.options.map(({ name, default: usual }) => [name, String(usual)]));
}

/** Another game: what was chosen for the table stays, what belongs to the game starts afresh. */
export function withGame(form: TableForm, facts: GameFacts): TableForm {
  const { variant, options } = usualForm(facts);
  const most = Math.max(...facts.players);
  const seats = form.seats.slice(0, most).map(withoutProgram);
  return { ...form, game: facts.game, variant, options, seats };
}

/** More seats are taken by whom the last one is; fewer leave from the end. */
export function withSeats(form: TableForm, count: number): TableForm {
  const last = form.seats.at(-1) ?? { sitter: "open", name: "" };
  const more = Array.from({ length: count }, () => withoutProgram({ ...last, name: "" }));
  return { ...form, seats: [...form.seats, ...more].slice(0, count) };
}

/** Everybody but you is such a player. */
export function withCompany(form: TableForm, company: Company, level: string): TableForm {
  const sitters = { friend: "open", device: "person", bot: botOf(level) };
  const sitter = sitters[company];
  const seats = form.seats.map((seat, index) => (index ? { ...seat, sitter } : seat));
  return { ...form, seats };
}

/** What the other seats have in common; nothing where they differ. */
export function companyOf({ seats }: TableForm): Company | "" {
  const kinds = new Set(seats.slice(1).map(({ sitter }) => sitter.replace(/:.*/, "")));
  const [kind] = kinds;
  if (kinds.size !== 1 || seats[0]?.sitter !== "person") return "";
  return kind === "open" ? "friend" : kind === "person" ? "device" : "bot";
}

/** Whether anybody could be waited for. */
export function isAwaited({ seats }: TableForm): boolean {
  return seats.some(({ sitter }) => sitter === "open");
}

/** Without a clock nobody is replaced unless the table wants it. */
export function patienceOf(form: TableForm): number {
  return form.patience ?? (form.clock === "none" ? 0 : USUAL_PATIENCE);
}

export function hintsOf(form: TableForm): boolean {
  return form.hints ?? !isAwaited(form);
}

/** What can be chosen for an option: a number, rounds, or a word, or something of one's own. */
export type OptionChoice =
  | { kind: "number"; from: number; to: number }
  | { kind: "rounds"; rounds: number[] }
  | { kind: "words"; words: string[]; example: string };

/** After how many rounds people like to stop; 0 is never. */
const ROUND_LIMITS = [0, 3, 4, 5];

export function choiceOf({ name, expected }: OptionFacts): OptionChoice {
  if (name === "max_rounds") return { kind: "rounds", rounds: ROUND_LIMITS };
  const range = /^(\d+)\.\.(\d+)$/.exec(expected);
  if (range) return { kind: "number", from: Number(range[1]), to: Number(range[2]) };
  const words = expected.split(" ");
  const own = words.find((word) => word.endsWith("...")) ?? "";
  return { kind: "words", words: words.filter((word) => word !== own), example: own.slice(0, -3) };
}

/** Those that the chosen side of the board has. */
export function offeredOptions({ variant }: TableForm, facts: GameFacts): OptionFacts[] {
  return facts.options.filter(({ variants }) => variants.includes(variant));
}

/** The fields whose number is missing or cannot be taken. */
export function wrongFields(form: TableForm, facts: GameFacts): Set<string> {
  const shown: Record<ClockKind, Field[]> = {
    none: [],
    "per-turn": ["limit"],
    "per-game": ["initial", "increment"],
  };
  const wrong: string[] = shown[form.clock].filter(
    (field) => !isWithin(form[field], RANGES[field]),
  );
  const options = offeredOptions(form, facts).flatMap((option) => wrongIn(option, form));
  return new Set([...wrong, ...options]);
}

function wrongIn(option: OptionFacts, form: TableForm): string[] {
  const text = form.options[option.name] ?? "";
  if (hasNumbers(option)) return wrongNumbers(option, text).map((name) => fieldOf(option, name));
  const choice = choiceOf(option);
  const isWrong = choice.kind === "number" && !isWithin(numberIn(text), choice);
  return isWrong ? [option.name] : [];
}

function isWithin(number: number | null, { from, to }: { from: number; to: number }): boolean {
  return number !== null && Number.isInteger(number) && from <= number && number <= to;
}

function numberIn(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

export function wishOf(form: TableForm, facts: GameFacts): Wish {
  return {
    game: form.game,
    variant: form.variant,
    options: optionsOf(form, facts),
    seats: form.seats.map(seatOf),
    clock: clockOf(form),
    public: form.door === "public",
    hints: hintsOf(form),
    patience: patienceOf(form) || null,
    watchers_chat: form.watchersChat,
    network_bots: form.networkBots && hasFreeSeat(form),
  };
}

export function hasFreeSeat({ seats }: TableForm): boolean {
  return seats.some(({ sitter }) => sitter === "open");
}

/** Only those that are unlike the usual ones. */
export function optionsOf(form: TableForm, facts: GameFacts): Record<string, string | number> {
  const usual = usualOptions(facts);
  const offered = offeredOptions(form, facts);
  const chosen = offered.filter(({ name }) => form.options[name] !== usual[name]);
  return Object.fromEntries(
    chosen.map((option) => {
      const text = form.options[option.name] ?? "";
      return [option.name, choiceOf(option).kind === "words" ? text.trim() : Number(text)];
    }),
  );
}

function seatOf(seat: SeatForm): SeatWish {
  const level = levelOf(seat);
  if (level !== null) return { kind: "bot", level, name: "" };
  const program = programOf(seat);
  if (program !== null) return { kind: "network-bot", name: program };
  return seat.sitter === "open" ? { kind: "open" } : { kind: "person", name: seat.name.trim() };
}

function clockOf(form: TableForm): NonNullable<TableRequest["clock"]> {
  if (form.clock === "per-turn") return { kind: "per-turn", limit: 1000 * (form.limit ?? 0) };
  if (form.clock === "none") return { kind: "none" };
  const initial = 60_000 * (form.initial ?? 0);
  return { kind: "per-game", initial, increment: 1000 * (form.increment ?? 0) };
}
