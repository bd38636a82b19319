// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { noraProfile } from '#tests/support/profile.ts';
import { dana } from '#tests/support/session.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { answer, press } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';

const stored = { session: 'here', userInfo: dana, refreshed: true };
const outcome = { roleId: 2, isUnderReview: false };

describe('completing a profile while logged in', () => {
  useBrowserStubs();
  let page: OpenPage;
  afterEach(() => {
    page.close();
    page.expectNoLostEvents();
  });

  async function complete(email: string): Promise<void> {
    page = await openPage({ address: '/complete-profile', locationState: { secret: 'a ticket' }, stored });
    await answer('pendingProfile', { ...noraProfile, email }).happen(page);
    await press('Save and continue').happen(page);
    await answer('completeProfile', outcome).happen(page);
  }

  it("says that the profile is another person's, and offers to log out", async () => {
    await complete(noraProfile.email);
    expect(page.reachable().textContent).toContain(
      `It is that of ${noraProfile.email}, and you're logged in as ${dana.email}.`,
    );
    await press('Log out').happen(page);
    expect(page.router.state.location.pathname).toBe('/');
  });

  it("confirms the profile if it has the person's own email address", async () => {
    await complete(dana.email);
    expect(page.reachable().textContent).toContain('Your profile is complete');
  });
});
