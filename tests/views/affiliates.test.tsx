// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { nora } from '#tests/support/registration.ts';
import { useBrowserStandIns } from './browserStandIns.ts';
import { openPage, type OpenPage } from './openPage.tsx';

describe('a review of affiliates', () => {
  useBrowserStandIns();
  let page: OpenPage;
  afterEach(() => {
    page.close();
    page.expectNothingLost();
  });

  describe.each([
    ['is told of where there is one', true],
    ['is not told of where whoever applies is one', false],
  ])('%s', (_what, areAffiliatesReviewed) => {
    it.each([
      ['while the type is chosen', { address: '/register' }],
      [
        'once somebody has applied',
        { address: '/register/success', locationState: { email: nora.email, isUnderReview: true } },
      ],
    ])('%s', async (_when, opened) => {
      page = await openPage({ ...opened, areAffiliatesReviewed });
      expect(page.reachable().textContent.includes('We review')).toBe(areAffiliatesReviewed);
    });
  });
});
