// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { nora } from '#tests/support/registration.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { openPage, type OpenPage } from './openPage.tsx';

describe('the note that affiliates are reviewed', () => {
  useBrowserStubs();
  let page: OpenPage;
  afterEach(() => {
    page.close();
    page.expectNoLostEvents();
  });

  describe.each([
    ['appears if affiliates are reviewed', true],
    ['does not appear if every applicant becomes an affiliate', false],
  ])('%s', (_what, areAffiliatesReviewed) => {
    it.each([
      ['on the step that asks for the type', { address: '/register' }],
      [
        'after the application',
        { address: '/register/success', locationState: { email: nora.email, isUnderReview: true } },
      ],
    ])('%s', async (_when, opened) => {
      page = await openPage({ ...opened, areAffiliatesReviewed });
      expect(page.reachable().textContent.includes('We review')).toBe(areAffiliatesReviewed);
    });
  });
});
