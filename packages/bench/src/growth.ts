/** Cost of one operation at two sizes, in nanoseconds, and what the larger size costs more. */
export interface Growth {
  readonly name: string;
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
}

/** Runs once at a size and returns nanoseconds per operation. */
export type Measure = (size: number) => number;

/**
 * Interleaves both sizes and keeps the best round of each: what the machine does beside us slows single rounds, and nothing
 * makes one faster than the work takes.
 */
export function growth(
  name: string,
  measure: Measure,
  sizes: readonly [number, number],
  rounds = 30,
): Growth {
  for (const size of sizes) measure(size);
  let small = Number.POSITIVE_INFINITY;
  let large = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    small = Math.min(small, measure(sizes[0]));
    large = Math.min(large, measure(sizes[1]));
  }
  return { name, small, large, ratio: large / small };
}
