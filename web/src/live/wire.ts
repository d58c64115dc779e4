/** A socket to one table that comes back by itself, with the last sequence number it has seen. */

import type { Schemas } from "../api/client";

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 4000;
const HEARTBEAT = 15_000;
/** A server that is there has said something by then: it answers every message within seconds. */
const DEAF = 10_000;
/** The server stops: it, or another one, is there for us at once. */
const COME_BACK = 1012;
const SHORT_PAUSE = 300;

interface Listener {
  seen(): number | null;
  /** Whether there is such a table; asked after a connection that never came about. */
  exists(): Promise<boolean>;
  hear(message: ServerMessage): void;
  changed(connection: Connection): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private heard = false;
  private retry = 0;
  private beat = 0;
  private answer = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** False while there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.expectWord();
    return true;
  }

  /** Comes in again, as somebody else: the server reads the cookie when a connection begins. */
  renew(): void {
    this.stopTimers();
    const old = this.socket;
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.stopTimers();
    this.socket?.close();
  }

  private connect(): void {
    const seen = this.listener.seen();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${path}${seen === null ? "" : `?seq=${seen}`}`,
    );
    this.socket = socket;
    this.heard = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.live();
      this.listener.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code === COME_BACK && this.heard);
    };
    this.expectWord();
  }

  /** One that has stopped may take a connection, or keep it, and never answer. */
  private expectWord(): void {
    this.answer ||= window.setTimeout(() => this.abandon(), DEAF);
  }

  /** Browsers wait long for the other side's goodbye, and only then say that it is closed. */
  private abandon(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(false);
  }

  /** Something was heard: the connection is alive. */
  private live(): void {
    this.heard = true;
    this.pause = FIRST_PAUSE;
    this.stopTimers();
    this.listener.changed("open");
    this.beat = window.setTimeout(() => this.send({ v: 1, type: "ping" }), HEARTBEAT);
  }

  private lost(isAwaited: boolean): void {
    this.stopTimers();
    if (this.closed) return;
    this.listener.changed("lost");
    if (!this.heard) void this.expectTable();
    // Everybody comes back after a restart: not all in the same moment.
    const spread = this.pause * (0.75 + Math.random() / 2);
    const pause = isAwaited ? SHORT_PAUSE * Math.random() : spread;
    this.retry = window.setTimeout(() => this.connect(), pause);
    if (!isAwaited) this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** A browser does not say why a socket was refused. */
  private async expectTable(): Promise<void> {
    if ((await this.listener.exists()) || this.closed) return;
    this.close();
    this.listener.changed("refused");
  }

  private hurry = (): void => {
    const state = this.socket?.readyState ?? WebSocket.CLOSED;
    if (this.closed || document.hidden || state !== WebSocket.CLOSED) return;
    this.stopTimers();
    this.connect();
  };

  private stopTimers(): void {
    [this.retry, this.beat, this.answer].forEach((timer) => window.clearTimeout(timer));
    this.answer = 0;
  }
}
