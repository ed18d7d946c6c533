import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { createInbox } from '../inbox/createInbox.ts';
import type { Inbox } from '../inbox/Inbox.ts';
import { AssentProvider, useAssentConfig } from './AssentProvider.ts';
import { useHeldBack, useInbox, usePendingRequest, usePendingRequests, useSettledRequest } from './hooks.ts';

const server = { id: 's', label: 'S' } as const;
const form = (message: string) =>
  ({ kind: 'form', params: { message, requestedSchema: { type: 'object' } } }) as const;

function create(limit = 100): Inbox {
  return createInbox({ surfaces: ['form'], warn: () => {}, limits: { arrivalsPerMinute: limit } });
}

const under =
  (inbox: Inbox) =>
  ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AssentProvider inbox={inbox} locale="en" timeZone="UTC">
        {children}
      </AssentProvider>
    </StrictMode>
  );

const Show = () => <p>{usePendingRequests().length} pending</p>;

describe('hooks', () => {
  it('show what was pending before they were mounted, and what comes and goes', () => {
    const inbox = create();
    void inbox.request(form('early'), { server });
    const { result } = renderHook(() => usePendingRequests(), { wrapper: under(inbox) });
    expect(result.current.map(({ params }) => params.message)).toEqual(['early']);
    act(() => void inbox.request(form('late'), { server }));
    expect(result.current).toHaveLength(2);
    act(() => void inbox.cancel(result.current[0]?.id ?? ''));
    expect(result.current.map(({ params }) => params.message)).toEqual(['late']);
  });

  it('settle nothing by mounting twice and unmounting [EL-13] [EL-19]', () => {
    const inbox = create();
    void inbox.request(form('stays'), { server });
    const Wrapper = under(inbox);
    const { unmount } = render(<Show />, { wrapper: Wrapper });
    unmount();
    render(<Show />, { wrapper: Wrapper }).unmount();
    expect(inbox.getSnapshot()).toHaveLength(1);
  });

  it("do not render one request for another's changes", () => {
    const inbox = create();
    void inbox.request(form('1'), { server });
    void inbox.request(form('2'), { server });
    const [first, second] = inbox.getSnapshot();
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return [usePendingRequest(first?.id), useSettledRequest(first?.id)] as const;
      },
      { wrapper: under(inbox) },
    );
    const before = renders;
    act(() => void inbox.accept(second?.id ?? '', {}));
    expect(renders).toBe(before);
    act(() => void inbox.accept(first?.id ?? '', { a: 1 }));
    expect(renders).toBeGreaterThan(before);
    expect(result.current[0]).toBeUndefined();
    expect(result.current[1]?.outcome.action).toBe('accept');
  });

  it('follow another id, and none', () => {
    const inbox = create();
    void inbox.request(form('1'), { server });
    const id = inbox.getSnapshot()[0]?.id;
    const { result, rerender } = renderHook(({ of }) => usePendingRequest(of), {
      wrapper: under(inbox),
      initialProps: { of: undefined as string | undefined },
    });
    expect(result.current).toBeUndefined();
    rerender({ of: id });
    expect(result.current?.id).toBe(id);
  });

  it('count what is held back', () => {
    const inbox = create(1);
    const { result } = renderHook(() => useHeldBack(), { wrapper: under(inbox) });
    act(() => {
      void inbox.request(form('1'), { server });
      void inbox.request(form('2'), { server });
    });
    expect(result.current).toEqual(new Map([['s', 1]]));
  });

  it('give the inbox and the configuration, and say what is missing without a provider', () => {
    const inbox = create();
    const { result } = renderHook(() => [useInbox(), useAssentConfig()] as const, { wrapper: under(inbox) });
    expect(result.current[0]).toBe(inbox);
    expect(result.current[1]).toMatchObject({ locale: 'en', timeZone: 'UTC' });
    expect(() => renderHook(() => useInbox())).toThrow(/No <AssentProvider> above this component/);
  });

  it('renders on a server without touching anything', async () => {
    const { renderToString } = await import('react-dom/server');
    const inbox = create();
    void inbox.request(form('1'), { server });
    document.body.innerHTML = renderToString(
      <AssentProvider inbox={inbox}>
        <Show />
      </AssentProvider>,
    );
    expect(screen.getByText(/pending/).textContent).toBe('1 pending');
  });
});
