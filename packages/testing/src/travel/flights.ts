/** One line a flight, the 47 options that `find_best_flight` has a model compare; the same on every run. */
export const flights: readonly string[] = Array.from({ length: 47 }, (_, index) => {
  const airline = ['Iberia', 'Vueling', 'Lufthansa', 'Swiss', 'KLM'][index % 5] ?? 'Iberia';
  const hour = String(5 + ((index * 7) % 17)).padStart(2, '0');
  const minute = String((index * 10) % 60).padStart(2, '0');
  return `${index + 1}. ${airline}, departs ${hour}:${minute}, ${index % 3} layovers, $${420 + ((index * 37) % 400)}`;
});
