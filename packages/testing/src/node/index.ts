export { type ListeningServer, listen } from './listen.ts';
export { type ListeningTravelServer, listenTravelServer } from './listenTravelServer.ts';
