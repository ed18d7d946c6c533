import type { Anatomy } from '../internals/partOf.ts';

export type SamplingReviewPart =
  | 'root'
  | 'body'
  | 'why'
  | 'failure'
  | 'problems'
  | 'cost'
  | 'model'
  | 'model-reason'
  | 'max-tokens'
  | 'estimate'
  | 'meters'
  | 'system-prompt'
  | 'messages'
  | 'message'
  | 'role'
  | 'block'
  | 'text'
  | 'editor'
  | 'edit'
  | 'redact'
  | 'restore'
  | 'media'
  | 'json'
  | 'tools'
  | 'tool'
  | 'drop'
  | 'parameters'
  | 'parameter'
  | 'secrets'
  | 'redact-found'
  | 'hidden'
  | 'acknowledge'
  | 'send-shown'
  | 'changes'
  | 'stream'
  | 'stop'
  | 'response'
  | 'usage'
  | 'regenerate'
  | 'allow'
  | 'grant'
  | 'never'
  | 'extend'
  | 'ended'
  | 'actions'
  | 'note'
  | 'approve'
  | 'reject'
  | 'later'
  | 'close'
  | 'leave-panel'
  | 'keep';

/** Parts of the review of a model call that a server asks for. */
export const samplingReviewAnatomy: Anatomy<'sampling-review', SamplingReviewPart> = {
  scope: 'sampling-review',
  parts: {
    root: 'The review. `data-state` is request, generating or response; `data-ended` holds the reason once it is over.',
    body: 'Everything between head and actions; scrolls in a dialog.',
    why: 'Why the person is asked.',
    failure: 'Why the request is back at this gate.',
    problems: 'What is wrong with the request or the answer.',
    cost: 'Model, limit and estimate.',
    model: 'Which model runs; a choice where there are several.',
    'model-reason': 'Why this one.',
    'max-tokens': 'The limit; can only be lowered.',
    estimate: 'Estimated tokens and cost.',
    meters: 'What is left of the limits.',
    'system-prompt': 'The system prompt.',
    messages: 'All messages.',
    message: 'One message; `data-role` is user or assistant.',
    role: 'Who speaks in a message.',
    block: 'One piece of content; `data-kind`, `data-redacted`.',
    text: 'Text as it is sent, hidden characters made visible.',
    editor: 'The text being edited.',
    edit: 'Opens or closes the editor of a text.',
    redact: 'Takes out the selected text, or the whole of a block that is no text.',
    restore: 'Puts back what the server sent.',
    media: 'Image or recording, or its type and size when it is not safe to show.',
    json: 'Arguments, schemas and other data as JSON.',
    tools: 'The tools the server lends to the model.',
    tool: 'One tool; `data-dropped` once it is left out.',
    drop: 'Leaves a tool or parameter out, or takes it in again.',
    parameters: 'Everything else that would be sent.',
    parameter: 'One of them; `data-name`, `data-dropped`.',
    secrets: 'Says that something looks like a credential.',
    'redact-found': 'Takes out everything that looks like a credential.',
    hidden: 'Says that the text holds characters a reader does not see.',
    acknowledge: 'Consent to send them.',
    'send-shown': 'Sends the text as it is shown instead.',
    changes: 'What was asked against what goes.',
    stream: 'The answer as it comes in.',
    stop: 'Stops the model.',
    response: 'The answer, before the server gets it.',
    usage: 'What the call took.',
    regenerate: 'Runs the model again.',
    allow: 'Permission for further calls, within limits.',
    grant: 'Gives that permission and approves.',
    never: 'Refuses this and all further calls of the server.',
    extend: 'More room under a limit that was reached.',
    ended: 'The request ended without this person’s answer.',
    actions: 'Row of actions.',
    note: 'What approving will do.',
    approve: 'Runs the model, or sends its answer. `data-armed` once it works.',
    reject: 'Refuses.',
    later: 'Puts the review away and keeps it pending.',
    close: 'Puts away a request that has ended.',
    'leave-panel': 'Asks before changes are thrown away.',
    keep: 'Keeps reviewing.',
  },
};
