interface Pool {
  counts: Record<string, number>;
}

/** How many tiles are in a bag, a lid or a tower. */
export function tilesIn({ counts }: Pool): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
