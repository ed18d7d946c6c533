/** Stands in for everything that could send a request, so that a pure function shows it sends none (U1). */
export function refuseNetwork(stub: (name: string, value: unknown) => void): void {
  const refuse = (): never => {
    throw new Error('inspectUrl must not touch the network');
  };
  for (const name of ['fetch', 'XMLHttpRequest', 'Image', 'WebSocket', 'EventSource', 'Worker'])
    stub(name, refuse);
  stub('navigator', { sendBeacon: refuse });
}
