import { expect, test } from './support/app.ts';
import { addApplicant, decideAsAdministrator, openAsApplicant } from './support/applicants.ts';
import { inspectState } from './support/inspectState.ts';
import { button, statusMessage } from './support/settings.ts';

const home = { title: '', heading: 'Your affiliate account' };

test('an applicant whose application fails to load can try again', async ({
  page,
  request,
  fail,
  recover,
}) => {
  const applicant = await addApplicant(request);
  await decideAsAdministrator(request, applicant, { decision: 'requestInfo', question: 'Which trades?' });
  await fail({ call: 'graphql OwnApplication', status: 500, times: 99 });
  await openAsApplicant(page, applicant);
  await expect(page.getByText("We couldn't load your application.")).toBeVisible();
  await inspectState(page, 'own application failed', home);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Answer', { exact: true })).toBeVisible();
  await expect(page.getByText("We couldn't load your application.")).toBeHidden();
  await inspectState(page, 'asked', home);
});

test(
  'an answer after the decision is not sent, and the applicant reads the decision',
  { tag: '@full' },
  async ({ page, request }) => {
    const applicant = await addApplicant(request);
    await decideAsAdministrator(request, applicant, { decision: 'requestInfo', question: 'Which trades?' });
    await openAsApplicant(page, applicant);
    await page.getByLabel('Answer', { exact: true }).fill('Roofing.');
    await decideAsAdministrator(request, applicant, { decision: 'reject', reason: 'Too far.' });
    await button(page, 'Send answer').click();
    await expect(statusMessage(page, 'Your answer was not sent')).toBeFocused();
    await expect(page.getByText('Your application was not approved. The reason: Too far.')).toBeVisible();
    await expect(button(page, 'Send answer')).toHaveCount(0);
    await inspectState(page, 'overtaken', home);
  },
);
