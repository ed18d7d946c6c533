export { createFormModel } from './elicitation/createFormModel.ts';
export type {
  BooleanField,
  ChoiceField,
  DateField,
  DateTimeField,
  FieldOption,
  FormField,
  MultiChoiceField,
  NumberField,
  TextField,
  UnsupportedField,
} from './elicitation/FormField.ts';
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
export type { FormModelOptions } from './elicitation/FormModelOptions.ts';
export { type DateTimeReading, readDateTime, toZonedText } from './elicitation/readDateTime.ts';
export type { SchemaLimits } from './elicitation/SchemaLimits.ts';
export type { Clock } from './inbox/Clock.ts';
export type { DeclaredCapabilities } from './inbox/capabilitiesFor.ts';
export { capabilitiesFor } from './inbox/capabilitiesFor.ts';
export { createInbox } from './inbox/createInbox.ts';
export type { HostStorage } from './inbox/HostStorage.ts';
export type {
  ArrivalOptions,
  Inbox,
  InputResponses,
  PendingRequestInput,
  RequestChange,
  RequestOptions,
  RoundOptions,
  SettledRequest,
} from './inbox/Inbox.ts';
export type { InboxLimits, InboxOptions } from './inbox/InboxOptions.ts';
export { normalizeRequest } from './inbox/normalizeRequest.ts';
export type { OperationScope } from './inbox/OperationScope.ts';
export type { Outcome, OutcomeAction, OutcomeReason, SettleResult } from './inbox/Outcome.ts';
export type {
  Era,
  FormRequest,
  Malformation,
  PendingRequest,
  RequestKind,
  RequestStatus,
  RootsRequest,
  RoundPlace,
  SamplingRequest,
  SeriesPlace,
  TypedValues,
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
export type { RoundEnd } from './inbox/RoundAbandoned.ts';
export { RoundAbandoned } from './inbox/RoundAbandoned.ts';
export type { SamplingControls, SamplingEngine } from './inbox/SamplingEngine.ts';
export type { ServerIdentity } from './inbox/ServerIdentity.ts';
export { type Combination, completedCombination, nameCombination } from './policy/nameCombination.ts';
export { classifyField, type FieldToClassify } from './secrets/classifyField.ts';
export type { SecretCategory } from './secrets/Lexicon.ts';
export { maskSecrets, maskText, maskValue } from './secrets/maskValue.ts';
export type { SecretFinding, SecretLevel, ValueFinding } from './secrets/SecretFinding.ts';
export { scanValue } from './secrets/scanValue.ts';
export type { LabelContext } from './text/checkLabel.ts';
export { compareServerNames, type NameClash, type NamedServer } from './text/compareServerNames.ts';
export { type InspectTextOptions, inspectText } from './text/inspectText.ts';
export { nameSkeleton } from './text/nameSkeleton.ts';
export type { TextFinding, TextFindingKind, TextInspection, TextRole } from './text/TextInspection.ts';
export type { InspectUrlOptions, RegistrableDomainResolver } from './url/InspectUrlOptions.ts';
export { inspectUrl } from './url/inspectUrl.ts';
export { openableHref } from './url/openableHref.ts';
export type { UrlInspection, UrlPart, UrlVerdict } from './url/UrlInspection.ts';
export type { UrlNote } from './url/UrlNote.ts';
export { isSevereReason, type UrlReason } from './url/UrlReason.ts';
