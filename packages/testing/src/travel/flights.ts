/** A flight that the travel agency offers. */
export interface Flight {
  readonly number: number;
  readonly airline: string;
  /** Local time, such as `07:40`. */
  readonly departs: string;
  readonly layovers: number;
  /** In US dollars. */
  readonly price: number;
}

const airlines = ['Iberia', 'Vueling', 'Lufthansa', 'Swiss', 'KLM'] as const;

/** The 47 options that `find_best_flight` has a model compare; the same on every run. */
export const flights: readonly Flight[] = Array.from({ length: 47 }, (_, index) => ({
  number: index + 1,
  airline: airlines[index % airlines.length] ?? airlines[0],
  departs: `${String(5 + ((index * 7) % 17)).padStart(2, '0')}:${String((index * 10) % 60).padStart(2, '0')}`,
  layovers: index % 3,
  price: 420 + ((index * 37) % 400),
}));

/** One line of a prompt. */
export function describeFlight({ number, airline, departs, layovers, price }: Flight): string {
  return `${number}. ${airline}, departs ${departs}, ${layovers} layovers, $${price}`;
}
