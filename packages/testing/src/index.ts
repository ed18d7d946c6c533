export { createRawClient, type RawClientOptions, type RawRequest } from './scripted/createRawClient.ts';
export {
  createScriptedLegacyServer,
  type LegacyAnswer,
  type ScriptedLegacyServer,
  type ScriptedLegacyServerOptions,
} from './scripted/createScriptedLegacyServer.ts';
export {
  createScriptedServer,
  type ScriptedServer,
  type ScriptedServerOptions,
  type ScriptedStep,
} from './scripted/createScriptedServer.ts';
export {
  createTaskServer,
  type TaskServer,
  type TaskServerOptions,
  type TaskWork,
  tasksExtension,
} from './scripted/createTaskServer.ts';
export { ask, fail, say, wait } from './scripted/replies.ts';
export type { ScriptedCall, ScriptedReply } from './scripted/ScriptedCall.ts';
export { createDualEraHandler, type DualEraHandler } from './serving/createDualEraHandler.ts';
export { fetchInProcess } from './serving/fetchInProcess.ts';
export { withCors } from './serving/withCors.ts';
export { bookingForm } from './travel/bookingForm.ts';
export { contactForm } from './travel/contactForm.ts';
export {
  createTravelServer,
  type TravelServer,
  type TravelServerOptions,
} from './travel/createTravelServer.ts';
export type { TravelDesk, TravelStep } from './travel/TravelDesk.ts';
