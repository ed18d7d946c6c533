import type { FormRequest, Inbox } from '@assent/client';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AssentProvider } from '../provider/AssentProvider.tsx';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { ask, formInbox } from '../test-support/ask.ts';
import { everythingSchema } from '../test-support/everythingSchema.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';

/** What a server sends of a host's page with one form on it, in a process that has no DOM at all. */
function pageOf(inbox: Inbox, request: FormRequest): string {
  expect(globalThis).not.toHaveProperty('document');
  const provider = (...children: ReactElement[]): ReactElement =>
    createElement(AssentProvider, { inbox, locale: 'en', timeZone: 'UTC' }, ...children);
  return renderToString(
    provider(
      createElement(RequestDialogs, { key: 'dialogs' }),
      createElement(ElicitationFormSurface, { key: 'inline', request }),
    ),
  );
}

function waitingForm(inbox: Inbox, schema: unknown): FormRequest {
  void ask(inbox, schema);
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'form') throw new Error('No form waits.');
  return request;
}

test('dialogs and a form are rendered where there is no DOM, without a style attribute or element [P1]', () => {
  const inbox = formInbox();
  const html = pageOf(inbox, waitingForm(inbox, everythingSchema));
  expect(html.match(/data-part="field"/g)).toHaveLength(13);
  expect(html).toContain('It was a dark and stormy night.');
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});

test('a form that cannot be answered is rendered on a server too', () => {
  const inbox = formInbox();
  const html = pageOf(
    inbox,
    waitingForm(inbox, { type: 'object', properties: { p: { type: 'string', title: 'Password' } } }),
  );
  expect(html).toContain('data-part="secret-refusal"');
  expect(html).not.toContain('data-part="accept"');
});

test('rendering on a server answers nothing', () => {
  const inbox = formInbox();
  const request = waitingForm(inbox, everythingSchema);
  pageOf(inbox, request);
  expect(inbox.getSnapshot()).toEqual([request]);
});
