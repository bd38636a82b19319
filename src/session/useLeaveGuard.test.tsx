// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { UnsavedWorkState } from '#machines/leavingMachine.ts';
import { TestRuntime } from '#tests/support/testRuntime.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

afterEach(cleanup);

const works = ['none', 'unsaved', 'questioned', 'sending'] as const;

/** Opens a page in this state of its work, and tries to leave it. */
async function leave(initialWork: UnsavedWorkState, judged: 'held' | 'here' = 'held') {
  const onDropped = vi.fn<() => void>();
  function Page() {
    const [work, setWork] = useState(initialWork);
    const guard = useLeaveGuard({ work, judge: () => judged, onDropped });
    return (
      <>
        {guard.isAsked && <p>Leave?</p>}
        <button onClick={guard.leave}>Leave</button>
        <button onClick={guard.stay}>Stay</button>
        {works.map((each) => (
          <button key={each} onClick={() => setWork(each)}>
            {each}
          </button>
        ))}
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: TestRuntime });
  await act(() => router.navigate('/elsewhere'));
  return {
    onDropped,
    press: (name: string) => act(async () => void fireEvent.click(screen.getByText(name))),
    isAsked: () => screen.queryByText('Leave?') !== null,
    isElsewhere: () => screen.queryByText('Elsewhere') !== null,
    retry: () => act(() => router.navigate('/elsewhere')),
    stayAndRetry: () =>
      act(async () => {
        screen.getByText('Stay').click();
        await router.navigate('/elsewhere');
      }),
  };
}

it('the guard asks, and leaves once the person gives up the work', async () => {
  const { press, isAsked, isElsewhere, onDropped } = await leave('unsaved');
  expect([isAsked(), isElsewhere()]).toEqual([true, false]);
  await press('Leave');
  expect(isElsewhere()).toBe(true);
  expect(onDropped).toHaveBeenCalledOnce();
});

it('the guard stays if the person keeps the work, and asks again the next time', async () => {
  const { press, isAsked, isElsewhere, onDropped, retry } = await leave('unsaved');
  await press('Stay');
  expect([isAsked(), isElsewhere()]).toEqual([false, false]);
  await retry();
  expect(isAsked()).toBe(true);
  expect(onDropped).not.toHaveBeenCalled();
});

it('the guard asks again on a navigation before the page has rendered the decision to stay', async () => {
  const { stayAndRetry, isAsked } = await leave('unsaved');
  await stayAndRetry();
  expect(isAsked()).toBe(true);
});

it('the guard discards unsaved input but blocks the navigation if `judge` returns "here"', async () => {
  const { press, isElsewhere, onDropped, retry, isAsked } = await leave('unsaved', 'here');
  await press('Leave');
  expect(isElsewhere()).toBe(false);
  expect(onDropped).toHaveBeenCalledOnce();
  await retry();
  expect(isAsked()).toBe(true);
});

it.each([
  ['none', true],
  ['unsaved', false],
  ['questioned', false],
] as const)('the guard waits for a call, and once the work is %s it leaves: %s', async (work, isLeft) => {
  const { press, isAsked, isElsewhere, onDropped } = await leave('sending');
  expect([isAsked(), isElsewhere()]).toEqual([false, false]);
  await press(work);
  expect([isAsked(), isElsewhere()]).toEqual([false, isLeft]);
  expect(onDropped).not.toHaveBeenCalled();
});

it('the guard cancels a navigation while another question is open', async () => {
  const { press, isAsked, isElsewhere, retry } = await leave('questioned');
  expect([isAsked(), isElsewhere()]).toEqual([false, false]);
  await press('unsaved');
  await retry();
  expect(isAsked()).toBe(true);
});

it('the guard leaves by itself if the work is saved while it asks', async () => {
  const { press, isElsewhere } = await leave('unsaved');
  await press('none');
  expect(isElsewhere()).toBe(true);
});
