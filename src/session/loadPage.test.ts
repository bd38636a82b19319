import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, PageGone, PageTimeout } from './loadPage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('loading a page fails after 120 seconds, not before', async () => {
  let failure: unknown;
  loadPage(() => new Promise(() => undefined)).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(PageTimeout);
});

it('loading a page settles in time, and clears its timer', async () => {
  await expect(loadPage(() => Promise.resolve('page'))).resolves.toBe('page');
  await expect(loadPage(() => Promise.reject(new Error('404')))).rejects.toBeInstanceOf(PageGone);
  expect(vi.getTimerCount()).toBe(0);
});
