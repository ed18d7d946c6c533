import { expect } from 'vitest';
import type { MountRequestOptions } from '../react/MountRequestOptions.ts';
import { type MountedRequest, mountRequest } from '../react/mountRequest.tsx';
import type { CaseExpectation, CaseInput, ElicitationCase } from './ElicitationCase.ts';
import { createFormPage, type FormPage } from './FormPage.ts';
import type { Hands } from './Hands.ts';
import { performAction, type Stage } from './performAction.ts';

export interface PlayedCase extends Stage {
  readonly mounted: MountedRequest;
  /** The answer once there is one. */
  readonly result: () => unknown;
  /** Takes the page away and withdraws what is still asked. */
  end(): void;
}

/** The raw request of a case. */
export function requestOf(input: CaseInput): unknown {
  if (input.params !== undefined) return input.params;
  if (input.inputRequests !== undefined) return { inputRequests: input.inputRequests };
  const requestedSchema =
    input.requestedSchemaJson === undefined ? input.requestedSchema : JSON.parse(input.requestedSchemaJson);
  return { message: input.message ?? 'Please answer.', requestedSchema };
}

/** Puts a request on the page and a person before it. */
export async function stageRequest(
  raw: unknown,
  hands: Hands,
  options: MountRequestOptions = {},
): Promise<PlayedCase> {
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  const operation = new AbortController();
  const mounted = mountRequest(host, raw, {
    signal: operation.signal,
    server: 'Case server',
    armDelay: { accept: 0, open: 0 },
    locale: 'en',
    timeZone: 'UTC',
    ...options,
  });
  let settled = false;
  let result: unknown;
  void mounted.outcome.then((outcome) => {
    settled = true;
    result = outcome.result;
  });
  const form: FormPage = createFormPage(document);
  return {
    mounted,
    form,
    hands,
    isSettled: () => settled,
    result: () => result,
    end: () => {
      mounted.unmount();
      operation.abort();
    },
  };
}

function meets(played: PlayedCase, expected: CaseExpectation): void {
  if (expected.anyOf !== undefined) {
    const failures: unknown[] = [];
    for (const choice of expected.anyOf) {
      try {
        meets(played, choice);
        return;
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures[0];
  }
  if ('result' in expected) expect(played.result()).toStrictEqual(expected.result);
  if (expected.blocked === true || expected.noResult === true) {
    expect(played.isSettled()).toBe(false);
    expect(played.form.isGone()).toBe(false);
  }
  if (expected.errorOn !== undefined) {
    expect(played.form.invalidFields()).toEqual(expect.arrayContaining([...expected.errorOn]));
  }
}

/** Plays a case from first action to expectation. */
export async function playCase(elicitation: ElicitationCase, hands: Hands): Promise<void> {
  const { input, action, expected } = elicitation;
  const played = await stageRequest(requestOf(input), hands, {
    ...(expected.tz === undefined ? {} : { timeZone: expected.tz }),
    ...(expected.locale === undefined ? {} : { locale: expected.locale.split(' / ')[0] ?? 'en' }),
  });
  try {
    await played.form.root();
    for (const step of action) await performAction(played, step);
    meets(played, expected);
  } finally {
    played.end();
  }
}
