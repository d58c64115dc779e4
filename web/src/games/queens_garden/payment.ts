/** Choosing among whole payments: every tap leads from one payment that is offered to another. */

import type { Choice } from "../contract";

/** What a payment takes from the storage, beside jokers. */
export function itemsOf(payment: Choice): string[] {
  return payment.moves.filter((move) => move !== "WJ");
}

export function jokersOf(payment: Choice): number {
  return payment.moves.includes("WJ") ? payment.amount : 0;
}

export function suggestedOf(payments: Choice[]): Choice | null {
  return payments.find((payment) => payment.suggested) ?? payments[0] ?? null;
}

/**
 * The payment after an item was tapped: with it if it was kept so far, without it if it was to be
 * paid. Of several the one that changes least; null if there is none.
 */
export function toggled(payments: Choice[], chosen: Choice, item: string): Choice | null {
  const wanted = !itemsOf(chosen).includes(item);
  const fitting = payments.filter((payment) => itemsOf(payment).includes(item) === wanted);
  return nearest(fitting, chosen);
}

/** One joker more or less, the items changing as little as possible. */
export function withJokers(payments: Choice[], chosen: Choice, change: number): Choice | null {
  const jokers = jokersOf(chosen) + change;
  return nearest(
    payments.filter((payment) => jokersOf(payment) === jokers),
    chosen,
  );
}

function nearest(payments: Choice[], chosen: Choice): Choice | null {
  const kept = new Set(itemsOf(chosen));
  const difference = (payment: Choice): number => {
    const common = itemsOf(payment).filter((item) => kept.has(item)).length;
    return itemsOf(payment).length + kept.size - 2 * common;
  };
  return payments.reduce<Choice | null>(
    (best, payment) => (best && difference(best) <= difference(payment) ? best : payment),
    null,
  );
}
