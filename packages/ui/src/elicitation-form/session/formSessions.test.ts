import { createFormModel, createInbox, type FormRequest } from '@assent/client';
import { describe, expect, it, vi } from 'vitest';
import { formSessionFor } from './formSessions.ts';

const requestedSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, size: { type: 'string', enum: ['s', 'm'], default: 's' } },
};
const round = { q: { method: 'elicitation/create', params: { message: '?', requestedSchema } } };
const server = { id: 's', label: 'S' } as const;

describe('a session of a host that keeps drafts', () => {
  it('begins with what was typed before the reload, and tells every change', () => {
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const onDraft = vi.fn();
    inbox.fulfil(round, { server, onDraft, drafts: { q: { name: 'Ad', gone: 'x' } } }).catch(() => {});
    const request = inbox.getSnapshot()[0] as FormRequest;
    const session = formSessionFor(inbox, request, 'en', () => createFormModel(requestedSchema));
    expect(session.getField('name').value).toBe('Ad');
    expect(session.getField('name').suggested).toBe(false);
    expect(session.getField('size')).toMatchObject({ value: 's', suggested: true });
    session.change('name', 'Ada');
    expect(onDraft).toHaveBeenLastCalledWith('q', { name: 'Ada' });
    session.change('name', undefined);
    session.change('size', undefined);
    expect(onDraft).toHaveBeenLastCalledWith('q', { size: null });
    const german = formSessionFor(inbox, request, 'de', () => createFormModel(requestedSchema));
    german.change('name', 'Ada L');
    expect(onDraft).toHaveBeenLastCalledWith('q', { name: 'Ada L', size: null });
  });

  it('leaves a suggestion cleared that the person cleared before the reload', () => {
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    inbox.fulfil(round, { server, drafts: { q: { size: null } } }).catch(() => {});
    const request = inbox.getSnapshot()[0] as FormRequest;
    const session = formSessionFor(inbox, request, 'en', () => createFormModel(requestedSchema));
    expect(session.getField('size')).toMatchObject({ value: undefined, suggested: false });
  });
});
