import { describe, expect, it } from 'vitest';
import { freshDraft } from './draft.ts';
import { limits } from './limits.ts';

describe('a draft', () => {
  it.each([
    { is: 'fresh at once', now: 1_000_000_000, isFresh: true },
    { is: 'fresh where the clock has stepped back by less than a second', now: 999_999_400, isFresh: true },
    { is: 'fresh within its life', now: 1_000_000_000 + limits.draftLife - 1, isFresh: true },
    { is: 'stale after it', now: 1_000_000_000 + limits.draftLife, isFresh: false },
    { is: 'stale where the clock was a day ahead', now: 1_000_000_000 - limits.draftLife, isFresh: false },
  ])('is $is', ({ now, isFresh }) => {
    const draft = { savedAt: 1_000_000_000 };
    expect(freshDraft(draft, now)).toBe(isFresh ? draft : null);
  });
});
