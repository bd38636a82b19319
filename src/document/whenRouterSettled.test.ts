import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { whenPageDataArrived } from './whenRouterSettled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Opens a page whose loader returns this; the returned mock is called when the page is filled. */
async function open(data: unknown) {
  const onFilled = vi.fn<() => void>();
  const router = createMemoryRouter([{ path: '/', loader: () => data }]);
  void whenPageDataArrived(router).then(onFilled);
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.initialized).toBe(true);
  return onFilled;
}

it('a page without rows is filled once the router shows it', async () => {
  expect(await open(null)).toHaveBeenCalledOnce();
  expect(await open({})).toHaveBeenCalledOnce();
});

it('a page waits for its rows', async () => {
  const onFilled = await open({ rows: new Promise((resolve) => setTimeout(resolve, 500)) });
  await vi.advanceTimersByTimeAsync(499);
  expect(onFilled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFilled).toHaveBeenCalledOnce();
});

it('a page waits for a second at most', async () => {
  const onFilled = await open({ rows: new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onFilled).toHaveBeenCalledOnce();
});
