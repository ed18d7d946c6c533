/** Rules, permissions and their limits: `createInbox({ policy: createPolicy(…) })`. Nothing is granted by default. */
export { createPolicy } from './createPolicy.ts';
export type { RateLimit } from './createRateLimit.ts';
export type { Decider, DeciderAnswer } from './Decider.ts';
export type { Allowance, AllowanceName, Envelope, EnvelopePeriod } from './Envelope.ts';
export type { Grant, GrantInput, GrantLifetime, GrantResult, GrantSituation } from './Grant.ts';
export type {
  EnvelopeTarget,
  LimitMeter,
  Policy,
  PolicyOptions,
  PolicySnapshot,
  ServerAccess,
} from './Policy.ts';
