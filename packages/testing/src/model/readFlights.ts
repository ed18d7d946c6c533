import type { Flight } from '../travel/flights.ts';

const line = /^(\d+)\. (.+?), departs (\d\d:\d\d), (\d+) layovers, \$(\d+)$/;

/** The flights that stand in a text, one a line, as `describeFlight` writes them. */
export function readFlights(text: string): readonly Flight[] {
  return text.split('\n').flatMap((row) => {
    const [, number, airline, departs, layovers, price] = line.exec(row.replace(/^Held: /, '')) ?? [];
    if (number === undefined || airline === undefined || departs === undefined) return [];
    return { number: Number(number), airline, departs, layovers: Number(layovers), price: Number(price) };
  });
}
