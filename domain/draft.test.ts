import { describe, expect, it } from 'vitest';
import { dropExpiredDraft } from './draft.ts';
import { limits } from './limits.ts';

describe('a draft', () => {
  it.each([
    { is: 'fresh when it is saved', now: 1_000_000_000, isFresh: true },
    { is: 'fresh if the clock has stepped back by less than a second', now: 999_999_400, isFresh: true },
    { is: 'fresh within its lifetime', now: 1_000_000_000 + limits.draftLife - 1, isFresh: true },
    { is: 'stale after its lifetime', now: 1_000_000_000 + limits.draftLife, isFresh: false },
    {
      is: 'stale if the clock was a day ahead when it was saved',
      now: 1_000_000_000 - limits.draftLife,
      isFresh: false,
    },
  ])('is $is', ({ now, isFresh }) => {
    const draft = { savedAt: 1_000_000_000 };
    expect(dropExpiredDraft(draft, now)).toBe(isFresh ? draft : null);
  });
});
