/** A tree of variations: deals and turns, each with the position after it, and where one is in it. */

import type { Schemas } from "../api/client";

type Lines = Schemas["ReadNode"]["lines"];

/** A deal in the notation of its game, or the moves of a turn. */
export interface Step {
  deal: string;
  moves: string[];
  /** Whose turn it is; null for a deal. */
  seat: number | null;
  position: string;
  lines: Lines;
}

/** What somebody has written beside a step. */
interface Notes {
  comment: string;
  clock: number | null;
  value: number | null;
}

export interface TreeNode extends Step, Notes {
  id: number;
  /** Null at the start. */
  parent: number | null;
  /** What follows; the first is the main line. */
  next: number[];
}

export const START = 0;
const NO_NOTES: Notes = { comment: "", clock: null, value: null };

export class Variations {
  private nodes = $state.raw<ReadonlyMap<number, TreeNode>>(new Map());
  at = $state(START);
  private made = 0;

  constructor(start: string, comment = "") {
    this.nodes = new Map([[START, startNode(start, comment)]]);
  }

  /** A record as the server has read it; opened at its end, or after so many turns. */
  static from(read: Schemas["ReadAnswer"], turn: number | null = null): Variations {
    const tree = new Variations(read.start, read.comment);
    const nodes = new Map(tree.nodes);
    for (const [place, node] of read.nodes.entries()) {
      const [id, parent] = [place + 1, node.parent + 1];
      nodes.set(id, { ...stepOf(node), ...notesOf(node), id, parent, next: [] });
      nodes.get(parent)?.next.push(id);
    }
    [tree.nodes, tree.made] = [nodes, read.nodes.length];
    tree.at = tree.afterTurns(turn);
    return tree;
  }

  get current(): TreeNode {
    return this.node(this.at);
  }

  get size(): number {
    return this.nodes.size - 1;
  }

  node(id: number): TreeNode {
    const found = this.nodes.get(id);
    if (!found) throw new Error(`There is no node ${id}.`);
    return found;
  }

  after(id: number): TreeNode[] {
    return this.node(id).next.map((one) => this.node(one));
  }

  /** From the start, without it, to a node. */
  path(id: number): TreeNode[] {
    const found: TreeNode[] = [];
    for (let node = this.node(id); node.parent !== null; node = this.node(node.parent))
      found.unshift(node);
    return found;
  }

  /** The last node of the line that goes on from here. */
  end(id: number): number {
    let node = this.node(id);
    for (let [next] = node.next; next !== undefined; [next] = node.next) node = this.node(next);
    return node.id;
  }

  /** How many turns the main line has, and the node after so many with the deals that follow. */
  private afterTurns(turns: number | null): number {
    let [at, left] = [START, turns ?? Infinity];
    for (let [next] = this.after(at); next; [next] = this.after(at)) {
      if (next.seat !== null && --left < 0) break;
      at = next.id;
    }
    return at;
  }

  /** Goes on with a step; one that is there already is not added again. */
  play(step: Step): void {
    const same = this.after(this.at).find((node) => isSame(node, step));
    this.at = same?.id ?? this.insert(this.at, step);
  }

  comment(id: number, comment: string): void {
    this.change(id, { comment });
  }

  /** Takes a node and all that follows out; whoever was there goes back to before it. */
  remove(id: number): void {
    const { parent } = this.node(id);
    if (parent === null) return;
    if (this.path(this.at).some((node) => node.id === id)) this.at = parent;
    const kept = new Map(this.nodes);
    for (const gone of this.below(id)) kept.delete(gone);
    this.nodes = kept;
    this.change(parent, { next: this.node(parent).next.filter((one) => one !== id) });
  }

  /** Makes this node, and so what follows, the first choice at every fork on the way to it. */
  promote(id: number): void {
    for (const { id: one, parent } of this.path(id)) {
      if (parent === null) continue;
      const others = this.node(parent).next.filter((other) => other !== one);
      this.change(parent, { next: [one, ...others] });
    }
  }

  isMain(id: number): boolean {
    return this.path(id).every(
      (node) => node.parent !== null && this.node(node.parent).next[0] === node.id,
    );
  }

  /** As the server takes it: parents before what follows them, by their places. */
  written(): Schemas["StepNode"][] {
    const places = new Map([[START, -1]]);
    const found: Schemas["StepNode"][] = [];
    for (const id of this.below(START).slice(1)) {
      const { parent, deal, moves, comment, clock, value } = this.node(id);
      places.set(id, found.length);
      found.push({ parent: places.get(parent ?? START) ?? -1, deal, moves, comment, clock, value });
    }
    return found;
  }

  private below(id: number): number[] {
    const found = [id];
    for (let at = 0; at < found.length; at++) found.push(...this.node(found[at] ?? id).next);
    return found;
  }

  private insert(parent: number, step: Step): number {
    const id = ++this.made;
    const node = { ...stepOf(step), ...NO_NOTES, id, parent, next: [] };
    this.nodes = new Map(this.nodes).set(id, node);
    this.change(parent, { next: [...this.node(parent).next, id] });
    return id;
  }

  private change(id: number, changed: Partial<TreeNode>): void {
    this.nodes = new Map(this.nodes).set(id, { ...this.node(id), ...changed });
  }
}

function startNode(position: string, comment: string): TreeNode {
  const step = { deal: "", moves: [], seat: null, position, lines: [] };
  return { ...step, ...NO_NOTES, comment, id: START, parent: null, next: [] };
}

function stepOf({ deal, moves, seat, position, lines }: Step): Step {
  return { deal, moves, seat, position, lines };
}

function notesOf({ comment, clock, value }: Schemas["ReadNode"]): Notes {
  return { comment, clock, value };
}

function isSame(node: TreeNode, step: Step): boolean {
  return node.deal === step.deal && node.moves.join(" ") === step.moves.join(" ");
}
