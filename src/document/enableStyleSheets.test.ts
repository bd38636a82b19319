import { beforeEach, expect, it, vi } from 'vitest';
import { enableStyleSheets } from './enableStyleSheets.ts';

/** The link of a style sheet; a loaded one has a `sheet`. */
function createLink(isLoaded: boolean) {
  return Object.assign(new EventTarget(), { disabled: true, sheet: isLoaded ? {} : null });
}

function follow(links: readonly EventTarget[]) {
  const onStyled = vi.fn<() => void>();
  const page = { querySelectorAll: () => links } as unknown as Document;
  void enableStyleSheets(page).then(onStyled);
  return onStyled;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('all style sheets are enabled, and those that are loading are awaited', async () => {
  const links = [createLink(true), createLink(false), createLink(false)];
  const onStyled = follow(links);
  expect(links.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  links[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onStyled).not.toHaveBeenCalled();
  links[2]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onStyled).toHaveBeenCalledOnce();
});

it('style sheets are awaited for five seconds at most', async () => {
  const onStyled = follow([createLink(false)]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onStyled).toHaveBeenCalledOnce();
});

it('loaded style sheets are not awaited', async () => {
  const onStyled = follow([createLink(true)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStyled).toHaveBeenCalledOnce();
});
