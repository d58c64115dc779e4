/** One table as the server tells it: what was chosen, how it stands, who is there, what was said. */

import { api, Refusal, type Schemas, type Standing, type TableFacts } from "../api/client";
import { MutedSpeakers } from "./muted.svelte";
import { Wire, type ClientMessage, type Connection, type ServerMessage } from "./wire";

export type Presence = Schemas["Presence"];
export type Said = Schemas["Said"];
export type GameMessage = Schemas["GameMessage"];
export type Command = Extract<ClientMessage, { id: string }>;
type Unsent<Kind> = Kind extends Command ? Omit<Kind, "id" | "v"> : never;

/** How long until the server is asked again what became of a command. */
const ASK_AGAIN = 3000;

interface Waiting {
  command: Command;
  /** The server has said that it does not know yet whether the command is stored. */
  unsure?: boolean;
  resolve(seq: number): void;
  reject(reason: Refusal): void;
}

/** Who wants to hear at once, and in order, what happens in the game. */
export interface Audience {
  /** Everything may have changed. */
  snapshot(standing: Standing): void;
  /** The game went on: to animate, to tell. */
  game(message: GameMessage): void;
}

export class LiveTable {
  facts = $state.raw<TableFacts | null>(null);
  standing = $state.raw<Standing | null>(null);
  seq = $state<number | null>(null);
  you = $state.raw<Schemas["You"]>({ name: null, seats: [], host: false });
  /** The server knew this browser, and does not any more. */
  isSignedOut = $state(false);
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<Said[]>([]);
  readonly muted: MutedSpeakers;
  /** What was said by those this person wants to hear. */
  readonly heardChat = $derived.by(() => this.chat.filter((line) => this.muted.hears(line)));
  rematch = $state<string | null>(null);
  /** The name of who wanted to play again first. */
  rematchBy = $state<string | null>(null);
  connection = $state<Connection>("connecting");
  /** The host of the site does not let this person in. */
  barred = $state.raw<Refusal | null>(null);
  /** The server does not know yet whether a command of ours is stored. */
  unsure = $state(false);
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  private readonly wire: Wire;
  private readonly waiting = new Map<string, Waiting>();
  private readonly audience = new Set<Audience>();
  private number = 0;
  private readonly device = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(readonly id: string) {
    this.muted = new MutedSpeakers(id);
    this.wire = new Wire(id, {
      seen: () => this.seq,
      exists: () => this.exists(),
      hear: (message) => this.hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.wire.close();
  }

  /** Returns how to stop. */
  listen(listener: Audience): () => void {
    this.audience.add(listener);
    return () => this.audience.delete(listener);
  }

  /** After this browser has become a guest: who watched may now play. */
  comeInAgain(): void {
    this.wire.renew();
  }

  /**
   * The sequence number after the command, once it is stored for ever; a `Refusal` if it was not
   * taken. Sent again after a broken connection: the server takes an id once.
   */
  command(wanted: Unsent<Command>): Promise<number> {
    const id = `${this.device}-${this.number++}`;
    const command = { ...wanted, v: 1, id } as Command;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, resolve, reject });
      this.wire.send(command);
    });
  }

  play(seat: number, moves: string[], seq: number): Promise<number> {
    return this.command({ type: "play", seat, moves, expected_seq: seq });
  }

  say(text: string): Promise<number> {
    return this.command({ type: "chat", text });
  }

  /** True unless the server is sure that there is none for this person. */
  private async exists(): Promise<boolean> {
    try {
      await api.table(this.id);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) return true;
      this.barred = refusal.code === "blocked" ? refusal : null;
      return refusal.status !== 404 && !this.barred;
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "snapshot":
        this.seq = message.seq;
        this.standing = message.standing;
        return this.audience.forEach((listener) => listener.snapshot(message.standing));
      case "game":
        return this.game(message);
      case "ack":
        return this.settle(message.id)?.resolve(message.seq);
      case "refused":
        return this.refused(message);
      case "unknown":
        return this.unknown(message.id);
      default:
        return this.other(message);
    }
  }

  private other(message: ServerMessage): void {
    if (message.type === "presence") this.presence = message.presence;
    else if (message.type === "you") this.you = message.you;
    else if (message.type === "chat") this.heard(message.said);
    else if (message.type === "rematch")
      [this.rematch, this.rematchBy] = [message.table, message.by];
    else if (message.type === "pong") this.ahead = message.now - Date.now();
  }

  private welcome(message: Schemas["WelcomeMessage"]): void {
    this.facts = message.table;
    this.isSignedOut = message.you.name === null && (this.you.name !== null || this.isSignedOut);
    this.you = message.you;
    this.presence = message.presence;
    this.chat = message.chat;
    [this.rematch, this.rematchBy] = [message.rematch, message.rematch_by];
    this.ahead = message.now - Date.now();
    for (const { command } of this.waiting.values()) this.wire.send(command);
  }

  private game(message: GameMessage): void {
    this.seq = message.seq;
    this.standing = message.standing;
    this.audience.forEach((listener) => listener.game(message));
  }

  /** A chat line is acknowledged by being said. */
  private heard(said: Said): void {
    if (!this.chat.some((line) => line.id === said.id)) this.chat = [...this.chat, said];
    this.settle(said.id)?.resolve(this.seq ?? 0);
  }

  private refused(message: Schemas["RefusedMessage"]): void {
    if (message.id === null) return;
    this.settle(message.id)?.reject(new Refusal(409, message.code, message.details));
  }

  /** The answer comes by itself, unless something is lost on the way. */
  private unknown(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.unsure = waiting.unsure = true;
    window.setTimeout(() => {
      if (this.waiting.has(id)) this.wire.send(waiting.command);
    }, ASK_AGAIN);
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.unsure = [...this.waiting.values()].some((other) => other.unsure);
    return waiting;
  }
}
