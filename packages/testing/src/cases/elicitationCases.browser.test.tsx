import '@assent/ui/styles.css';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import corpus from '../../fixtures/cases/elicitation-cases.jsonl?raw';
import { browserHands } from './browserHands.ts';
import { readElicitationCases } from './ElicitationCase.ts';
import { performAction } from './performAction.ts';
import { playableCases } from './playable.ts';
import { playCase, requestOf, stageRequest } from './playCase.ts';

const inputOf = (id: string) => readElicitationCases(corpus).find((one) => one.id === id)?.input ?? {};

describe('elicitation cases that need a real browser', () => {
  const cases = playableCases(corpus).filter(({ env }) => env === 'browser');

  it.each(cases.map((one) => [one.id, one.symptom, one] as const))('[%s] %s', async (_id, _symptom, one) => {
    expect.hasAssertions();
    await playCase(one, browserHands());
  });

  it('[B056] a pattern that backtracks for ever elsewhere is checked at once, and cancel still works', async () => {
    const stage = await stageRequest(requestOf(inputOf('B056')), browserHands());
    await stage.form.root();
    await performAction(stage, ['type', 'v', `${'a'.repeat(38)}!`]);
    await performAction(stage, ['submit']);
    expect(stage.form.invalidFields()).toEqual(['v']);
    await performAction(stage, ['cancel']);
    expect(await stage.mounted.outcome).toMatchObject({ action: 'cancel', reason: 'user' });
    stage.end();
  });

  it('[B066] a date and time that is only half picked blocks, although the browser calls it empty', async () => {
    const stage = await stageRequest(requestOf(inputOf('B066')), browserHands());
    await stage.form.root();
    await userEvent.fill(stage.form.control('d') as HTMLElement, '2026-02-28');
    await stage.hands.click(stage.form.control('t'));
    await userEvent.keyboard('02282026');
    await performAction(stage, ['submit']);
    expect(stage.isSettled()).toBe(false);
    expect(stage.form.invalidFields()).toEqual(['t']);
    stage.end();
  });

  it('[B124] a long list of options scrolls by the wheel', async () => {
    const options = Array.from({ length: 200 }, (_, index) => `option ${index}`);
    const properties = { many: { type: 'string', enum: options } };
    const request = { message: 'Which?', requestedSchema: { type: 'object', properties } };
    const stage = await stageRequest(request, browserHands());
    await stage.form.root();
    await stage.hands.click(stage.form.control('many'));
    const list = stage.form.part('listbox');
    await expect.poll(() => stage.form.options('many').length).toBeGreaterThan(10);
    await userEvent.wheel(list as HTMLElement, { delta: { y: 300 } });
    await expect.poll(() => list?.scrollTop ?? 0).toBeGreaterThan(0);
    stage.end();
  });
});
