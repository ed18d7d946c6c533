export type { FieldOption, FormField } from './elicitation/FormField.ts';
export type {
  Draft,
  DraftValue,
  FieldError,
  FieldErrorCode,
  FormContent,
  FormModel,
  FormNotice,
  FormProblem,
} from './elicitation/FormModel.ts';
export type {
  ArrivalOptions,
  Inbox,
  PendingRequestInput,
  SettledRequest,
} from './inbox/Inbox.ts';
export type { OperationScope } from './inbox/OperationScope.ts';
export type { Outcome, OutcomeAction, OutcomeReason, SettleResult } from './inbox/Outcome.ts';
export type {
  Era,
  FormRequest,
  PendingRequest,
  RequestKind,
  RequestStatus,
  RootsRequest,
  RoundPlace,
  SamplingRequest,
  UrlRequest,
} from './inbox/PendingRequest.ts';
export type {
  AskVerdict,
  DecisionContext,
  Lease,
  ModelCost,
  PolicyNote,
  PolicyVerdict,
  RequestPolicy,
  Reservation,
} from './inbox/RequestPolicy.ts';
export type { SamplingControls, SamplingEngine } from './inbox/SamplingEngine.ts';
export type { ServerIdentity } from './inbox/ServerIdentity.ts';
export { type Combination, completedCombination, nameCombination } from './policy/nameCombination.ts';
export type { SecretFinding, SecretLevel, ValueFinding } from './secrets/SecretFinding.ts';
export type { TextFinding, TextInspection, TextRole } from './text/TextInspection.ts';
export type { UrlInspection, UrlPart, UrlVerdict } from './url/UrlInspection.ts';
