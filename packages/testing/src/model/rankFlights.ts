import type { Flight } from '../travel/flights.ts';

export interface FlightPreferences {
  readonly maxLayovers: number;
  readonly morning: boolean;
}

/** What a preference text asks for, as far as the demonstration model understands it. */
export function readPreferences(text: string): FlightPreferences {
  const [, most] = /max(?:imum)? (\d) layovers?/i.exec(text) ?? [];
  const direct = /\b(?:direct|non-?stop)\b/i.test(text);
  return {
    maxLayovers: direct ? 0 : most === undefined ? Number.POSITIVE_INFINITY : Number(most),
    morning: /\bmorning\b/i.test(text),
  };
}

/** The flights that fit, best first: fewer layovers, then the lower price, then the earlier departure. */
export function rankFlights(flights: readonly Flight[], wish: FlightPreferences): readonly Flight[] {
  return flights
    .filter(({ layovers, departs }) => layovers <= wish.maxLayovers && (!wish.morning || departs < '12:00'))
    .toSorted((a, b) => a.layovers - b.layovers || a.price - b.price || a.departs.localeCompare(b.departs));
}
