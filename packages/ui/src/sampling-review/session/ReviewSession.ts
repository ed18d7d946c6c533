import {
  createResponseDraft,
  createSamplingDraft,
  editResponse,
  editSampling,
  type ResponseDraft,
  type ResponseEdit,
  type SamplingDraft,
  type SamplingEdit,
  type SamplingResponse,
  type SamplingReviewModel,
} from '@assent/client/sampling';

export interface ReviewSnapshot {
  readonly request: SamplingDraft;
  /** Set at the second gate. */
  readonly response: ResponseDraft | undefined;
  /** The person has seen that the text of this gate hides something. */
  readonly acknowledged: boolean;
}

/** What a person changed at the two gates of one request; outside React, so that it outlives "Later". Memory only. */
export interface ReviewSession {
  getSnapshot(): ReviewSnapshot;
  subscribe(listener: () => void): () => void;
  edit(edit: SamplingEdit): void;
  editResponse(edit: ResponseEdit): void;
  acknowledge(acknowledged: boolean): void;
  /** Begins the second gate with an answer, or leaves it. */
  show(response: SamplingResponse | undefined): void;
}

export function createReviewSession(asked: SamplingReviewModel): ReviewSession {
  let snapshot: ReviewSnapshot = {
    request: createSamplingDraft(asked),
    response: undefined,
    acknowledged: false,
  };
  const listeners = new Set<() => void>();
  const update = (change: Partial<ReviewSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // What was acknowledged was another text.
    edit: (edit) => update({ request: editSampling(snapshot.request, edit), acknowledged: false }),
    editResponse(edit) {
      if (snapshot.response === undefined) return;
      update({ response: editResponse(snapshot.response, edit), acknowledged: false });
    },
    acknowledge: (acknowledged) => update({ acknowledged }),
    show(response) {
      if (snapshot.response?.response === response) return;
      update({
        response: response === undefined ? undefined : createResponseDraft(response),
        acknowledged: false,
      });
    },
  };
}
