/** Points as they are won and lost, with a sign that is as wide as a digit. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
