import { afterEach, expect, test, vi } from 'vitest';
import { warnWhenFramed } from './warnWhenFramed.ts';

afterEach(() => vi.unstubAllEnvs());

const windowIn = (top: 'itself' | 'another'): Window => {
  const view = { top: undefined as unknown };
  view.top = top === 'itself' ? view : {};
  return view as unknown as Window;
};

test('a page that another one frames is told how to forbid it, once [C10]', () => {
  const warn = vi.fn();
  const view = windowIn('another');
  warnWhenFramed(view, warn);
  warnWhenFramed(view, warn);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('frame-ancestors'));
});

test('a page of its own, and one in production, hear nothing', () => {
  const warn = vi.fn();
  warnWhenFramed(windowIn('itself'), warn);
  vi.stubEnv('NODE_ENV', 'production');
  warnWhenFramed(windowIn('another'), warn);
  expect(warn).not.toHaveBeenCalled();
});
