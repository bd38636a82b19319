import { submitLogIn } from '#tests/e2e/support/app.ts';
import { inviteColleague, makeInvitationLink, openCompany } from '#tests/e2e/support/company.ts';
import { expect, holdCode, test, walkThrough } from '#tests/e2e/support/funnelWalk.ts';
import { serveProductWithLinks } from '#tests/e2e/support/oldLinks.ts';
import { linkMailedTo } from '#tests/e2e/support/outbox.ts';
import { heading, newAddress, password, registerClient } from '#tests/e2e/support/registering.ts';
import { button } from '#tests/e2e/support/settings.ts';

const { reach, expectAll } = walkThrough('verification');
const verifyEmail = 'graphql VerifyEmail';

test(
  'a client confirms their address on a slow server',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const email = newAddress();
    await registerClient(page, email);
    const link = await linkMailedTo(request, email, 'Confirm your email');
    await page.goto('/login');
    await submitLogIn(page, email, password);
    await expect(heading(page, 'Confirm your email first')).toBeFocused();
    await reach(page, 'unconfirmed');
    await page.clock.install();
    await fail({ call: verifyEmail, delayMs: 60_000, times: 1 });
    await page.goto(link);
    await expect(heading(page, 'Verifying your account')).toBeVisible();
    await reach(page, 'confirming.quick');
    await page.clock.runFor(5_000);
    await expect(button(page, 'Confirm my email')).toBeVisible();
    await reach(page, 'confirming.slow');
    await recover();
    await expect(heading(page, 'Complete your profile')).toBeVisible();
  },
);

test(
  'an invitation leads to the profile until a newer one replaces it',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    const kim = await inviteColleague(request, owner, 'Kim');
    const link = await linkMailedTo(request, kim.email, 'Olive Hill invited you');
    await holdCode(fail, 'profileFlow');
    await page.goto(link);
    await expect(page.getByText('Loading...')).toBeVisible();
    await reach(page, 'leaving');
    await recover();
    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await fail({ call: verifyEmail, status: 500, times: 1 });
    await page.goto(link);
    await expect(heading(page, "We couldn't confirm your email")).toBeFocused();
    await reach(page, 'failed');
    await makeInvitationLink(request, owner, kim);
    await page.goto(link);
    await expect(heading(page, 'This link can no longer be used')).toBeFocused();
    await reach(page, 'invitationOver');
  },
);

test(
  'incomplete, superseded, expired, valid, and used links each show their state',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/verification');
    await expect(heading(page, "This link isn't complete")).toBeVisible();
    await reach(page, 'incomplete');
    const { origin, tokens, stop } = await serveProductWithLinks();
    await page.goto(`${origin}/verification?token=${tokens.superseded}`);
    await expect(heading(page, 'There is a newer link')).toBeFocused();
    await reach(page, 'superseded');
    await page.goto(`${origin}/verification?token=${tokens.expired}`);
    await expect(heading(page, 'This link has expired')).toBeFocused();
    await reach(page, 'expired');
    await page.goto(`${origin}/verification?token=${tokens.confirming}`);
    await expect(heading(page, 'Your email is confirmed')).toBeFocused();
    await reach(page, 'confirmed');
    await page.reload();
    await expect(heading(page, 'This email is already confirmed')).toBeFocused();
    await reach(page, 'used');
    await stop();
  },
);

test('every state of confirming an address was reached', { tag: '@full' }, expectAll);
