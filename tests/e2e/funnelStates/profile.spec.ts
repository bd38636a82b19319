import type { Page } from '@playwright/test';
import { beginSession, submitLogIn } from '#tests/e2e/support/app.ts';
import { inviteColleague, makeInvitationLink, openCompany } from '#tests/e2e/support/company.ts';
import { expect, holdCode, test, walkThrough } from '#tests/e2e/support/funnelWalk.ts';
import { linkMailedTo } from '#tests/e2e/support/outbox.ts';
import { heading, newAddress, password, registerClient } from '#tests/e2e/support/registering.ts';
import { button } from '#tests/e2e/support/settings.ts';

const { reach, expectAll } = walkThrough('profile');
const form = (page: Page) => heading(page, 'Complete your profile');

test(
  'an invited person completes their profile',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    const kim = await inviteColleague(request, owner, 'Kim');
    const link = await linkMailedTo(request, kim.email, 'Olive Hill invited you');
    await holdCode(fail, 'CompleteProfile');
    await page.goto(link);
    await expect(page.getByText('Loading...')).toBeVisible();
    await reach(page, 'opening');
    await recover();
    // The call of this page must end before the next one is delayed.
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await fail({ call: 'graphql PendingProfile', delayMs: 60_000, times: 1 });
    await page.reload();
    await expect(form(page)).toBeVisible();
    await reach(page, 'loading');
    await recover();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await reach(page, 'editing');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('I agree to the').check();
    await fail({ call: 'graphql CompleteProfile', delayMs: 60_000, times: 1 });
    await button(page, 'Save and continue').click();
    await expect(button(page, 'Saving…')).toBeVisible();
    await reach(page, 'submitting');
    await recover();
    await expect(heading(page, 'Your profile is complete')).toBeFocused();
    await reach(page, 'completed');
  },
);

test(
  'a profile cannot be completed with a missing, expired, or replaced link, or twice',
  { tag: '@full' },
  async ({ page, context, request, fail }) => {
    await page.goto('/complete-profile');
    await expect(form(page)).toBeVisible();
    await reach(page, 'ticketMissing');

    const owner = await openCompany(request);
    const kim = await inviteColleague(request, owner, 'Kim');
    await page.goto(await makeInvitationLink(request, owner, kim));
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await fail({ call: 'graphql PendingProfile', status: 500, times: 1 });
    await page.reload();
    await expect(heading(page, "We couldn't load your profile")).toBeFocused();
    await reach(page, 'failed');
    await makeInvitationLink(request, owner, kim);
    await page.reload();
    await expect(heading(page, 'This link can no longer be used')).toBeFocused();
    await reach(page, 'invitationOver');

    const email = newAddress();
    await registerClient(page, email);
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
    await expect(form(page)).toBeVisible();
    const later = await context.newPage();
    await later.goto('/login');
    await submitLogIn(later, email, password);
    await expect(form(later)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'This page has expired')).toBeFocused();
    await reach(page, 'ticketOver');

    await beginSession(page, owner);
    await page.goto('/complete-profile');
    await expect(heading(page, 'Your profile is already complete')).toBeVisible();
    await reach(page, 'alreadyCompleted');
  },
);

test('every state of completing a profile was reached', { tag: '@full' }, expectAll);
