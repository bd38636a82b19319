import { beginSession, expect, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { openCustomer, save, switchOf } from './support/customerPage.ts';
import { inspectLooks } from './support/looks.ts';
import { linkMailedTo, mailsTo } from './support/outbox.ts';
import { heading } from './support/registering.ts';
import { button } from './support/settings.ts';

test('a person who opted in is mailed when the company gets a partner, and unsubscribes with one press', async ({
  page,
  browser,
  request,
}) => {
  const owner = await openCompany(request);
  await beginSession(page, owner);
  await page.goto('/profile');
  // The box is checked once the server has saved the choice.
  await page.getByLabel('Tell me about offers').click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();

  const administration = await browser.newPage();
  await openCustomer(administration, owner);
  await switchOf(administration, 'PPG').check();
  await save(administration);
  expect(await linkMailedTo(request, owner.email, 'PPG is now available to everyone at your company')).toBe(
    '/partner/ppg',
  );
  const [mail] = await mailsTo(request, owner.email);
  const link = /\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger).toHaveTitle(/^Stop emails about offers\? – /);
  await inspectLooks(stranger, 'stop emails');
  await stranger.keyboard.press('Tab');
  await expect(button(stranger, 'Stop these emails')).toBeFocused();
  await stranger.keyboard.press('Enter');
  await expect(heading(stranger, 'You get no more emails about offers')).toBeVisible();
  await inspectLooks(stranger, 'stopped');
  await page.reload();
  await expect(page.getByLabel('Tell me about offers')).not.toBeChecked();
});
