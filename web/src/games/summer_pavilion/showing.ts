/** How each event moves across the board. */

import { begin, type MotionTable } from "../../motion/kit";
import type { Points } from "../../motion/points";
import { signed } from "../board/signed";
import { partOf } from "../contract";
import type { summer_pavilion } from "../../generated/games";
import { factoryPlaces } from "./geometry";
import type { Flyer, Pieces, Spot } from "./pieces";

export const FLIGHT = 400;
const STAGGER = 45;

type Of<Kind extends summer_pavilion.GameEvent["kind"]> = Extract<
  summer_pavilion.GameEvent,
  { kind: Kind }
>;

export class Showing {
  /** How many tiles are under way in the present step. */
  private sent = 0;
  private readonly filled = new Map<string, number>();

  constructor(
    private readonly pieces: Pieces,
    private readonly points: Points,
    private readonly drawn: Map<string, number>,
  ) {}

  private readonly motions: MotionTable<summer_pavilion.GameEvent> = {
    "tiles-taken": (event) => this.taken(event),
    "tiles-moved-to-centre": (event) => this.moved(event),
    "token-taken": (event) => this.token(event),
    "tile-laid": (event) => this.laid(event),
    "group-scored": (event) => this.scored(event, event.target),
    "decoration-surrounded": (event) => this.surrounded(event),
    "bonus-picked": (event) => this.picked(event),
    "tile-kept": (event) => this.kept(event),
    "hand-discarded": (event) => this.discarded(event),
    "corners-returned": (event) => this.returned(event),
    "star-bonus": (event) => this.scored(event, event.target),
    "number-bonus": (event) => this.scored(event, "star/centre"),
    "tile-drawn": (event) => this.fromBag(event),
  };

  /** Begins one event; those of a step begin together. */
  begin(event: summer_pavilion.GameEvent): void {
    begin(this.motions, event);
  }

  /** How long the step takes, once all its events have begun. */
  end(): number {
    const stagger = Math.max(0, this.sent - 1) * this.stagger();
    this.sent = 0;
    return FLIGHT + stagger;
  }

  /** A whole deal must not take long. */
  private stagger(): number {
    return Math.min(STAGGER, 700 / Math.max(1, this.sent));
  }

  private flyAll(flyers: Flyer[], to: (spot: Spot) => Spot | null): void {
    for (const flyer of flyers) {
      const spot = to(flyer.spot);
      const delay = Math.min(this.sent++ * STAGGER, 700);
      if (spot) this.pieces.fly(flyer, spot, FLIGHT, delay);
      else this.pieces.vanish(flyer, FLIGHT, delay);
    }
  }

  /** A little beside the one before. */
  private beside(spot: Spot | null): Spot | null {
    if (!spot) return null;
    const angle = this.sent * 2.4;
    const spread = this.sent ? spot.size * 0.7 : 0;
    return { ...spot, x: spot.x + Math.cos(angle) * spread, y: spot.y + Math.sin(angle) * spread };
  }

  private taken({ source, tile, amount, jokers, seat }: Of<"tiles-taken">): void {
    const { joker } = this.pieces;
    this.toHand(this.pieces.take(source, tile, amount), tile, seat);
    this.toHand(this.pieces.take(source, joker, jokers), joker, seat);
  }

  /** To tiles of the same colour, or to the end of the hand. */
  private toHand(flyers: Flyer[], tile: string, seat: number | null): void {
    const hand = this.pieces.part(partOf("hand", seat));
    const drawn = [...(hand?.querySelectorAll("[data-tile]") ?? [])];
    const like = drawn.filter((element) => (element as SVGElement).dataset["tile"] === tile);
    this.flyAll(flyers, (spot) => {
      const near = this.pieces.drawnAt(like.at(-1) ?? drawn.at(-1));
      const size = near?.size ?? spot.size;
      if (near) return { ...near, x: near.x + size * (like.length ? 0.4 : 1.3) };
      return this.pieces.middleOf(hand, size);
    });
  }

  private moved({ source, tile, amount }: Of<"tiles-moved-to-centre">): void {
    const centre = this.pieces.part("centre");
    this.flyAll(this.pieces.take(source, tile, amount), (spot) =>
      this.beside(this.pieces.middleOf(centre, spot.size)),
    );
  }

  private picked({ tile, seat }: Of<"bonus-picked">): void {
    this.toHand(this.pieces.take("supply", tile, 1), tile, seat);
  }

  private token({ seat, points }: Of<"token-taken">): void {
    const score = this.pieces.middleOf(this.pieces.part(partOf("score", seat)), 0);
    if (score && points) this.points.pop({ text: signed(points), tone: "bad", ...score });
    this.points.add(seat, points);
  }

  private laid({ seat, tile, target, amount, jokers }: Of<"tile-laid">): void {
    const hand = partOf("hand", seat);
    const [laid, ...spent] = this.pieces.take(hand, tile, amount - jokers);
    const space = this.pieces.part(partOf(target, seat));
    const spot = this.pieces.drawnAt(space?.querySelector(".ground"));
    if (laid) this.flyAll([laid], () => spot);
    this.toTower([...spent, ...this.pieces.take(hand, this.pieces.joker, jokers)]);
  }

  private toTower(flyers: Flyer[]): void {
    const tower = this.pieces.part("tower")?.querySelector(".sign");
    this.flyAll(flyers, (spot) => this.pieces.middleOf(tower, spot.size * 0.4));
  }

  private kept({ seat, tile }: Of<"tile-kept">): void {
    const part = partOf("board", seat);
    const corner = this.pieces.part(part)?.querySelectorAll(".corner")[this.count(part)];
    this.flyAll(this.pieces.take(partOf("hand", seat), tile, 1), () => this.pieces.drawnAt(corner));
  }

  /** How many tiles have come to a part before. */
  private count(part: string): number {
    const count = this.filled.get(part) ?? 0;
    this.filled.set(part, count + 1);
    return count;
  }

  private discarded({ seat, points }: Of<"hand-discarded">): void {
    const hand = partOf("hand", seat);
    const at = this.pieces.middleOf(this.pieces.part(hand), 0);
    for (const tile of this.pieces.colours(hand)) this.toTower(this.pieces.take(hand, tile, 99));
    if (at && points) this.points.pop({ text: signed(points), tone: "bad", ...at });
    this.points.add(seat, points);
  }

  private returned({ seat }: Of<"corners-returned">): void {
    const corners = partOf("corners", seat);
    for (const tile of this.pieces.colours(corners))
      this.toHand(this.pieces.take(corners, tile, 4), tile, seat);
  }

  private fromBag({ tile, target }: Of<"tile-drawn">): void {
    const to = this.dealtTo(target);
    const bag = this.pieces.part("bag")?.querySelector(".sign");
    const from = to && this.pieces.middleOf(bag, to.size * 0.4);
    if (from) this.flyAll([this.pieces.make(tile, from)], () => to);
  }

  private dealtTo(target: string): Spot | null {
    const part = this.pieces.part(target);
    const index = this.count(target);
    return target === "supply" ? this.freeInSupply(part, index) : this.onPlate(part, target, index);
  }

  private freeInSupply(supply: Element | null, index: number): Spot | null {
    const places = supply?.querySelectorAll(".place") ?? [];
    const lying = supply?.querySelectorAll("[data-tile]").length ?? 0;
    return this.pieces.drawnAt(places[(lying + index) % places.length]);
  }

  private onPlate(plate: Element | null, factory: string, index: number): Spot | null {
    const middle = this.pieces.drawnAt(plate);
    const place = factoryPlaces(this.drawn.get(factory) ?? 0)[index];
    if (!middle || !place) return null;
    return { ...middle, x: middle.x + place.x * middle.size, y: middle.y + place.y * middle.size };
  }

  private scored({ seat, points }: { seat: number; points: number }, target: string): void {
    const spot = this.pieces.middleOf(this.pieces.part(partOf(target, seat)), 0);
    if (spot) this.points.pop({ text: signed(points), tone: "good", ...spot });
    this.points.add(seat, points);
  }

  private surrounded({ seat, target, amount }: Of<"decoration-surrounded">): void {
    const spot = this.pieces.middleOf(this.pieces.part(partOf(target, seat)), 0);
    if (spot) this.points.pop({ text: "◆".repeat(amount), tone: "gold", ...spot });
  }
}
