import { expect, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { newAddress } from './support/registering.ts';
import { button, openSettings, section, statusMessage } from './support/settings.ts';

test('an owner sees the company and chooses its time zone', async ({ page, request }) => {
  const owner = await openCompany(request);
  await openSettings(page, owner, '?tab=company');
  await expect(page.getByRole('main')).toContainText('Hill Roofing');
  await expect(page.getByRole('heading', { level: 3, name: 'Partners included' })).toBeVisible();
  const zone = page.getByLabel('Time zone');
  await zone.selectOption('Hawaii Time (Honolulu)');
  await button(page, 'Save time zone').click();
  await expect(statusMessage(page, 'The time zone is saved.')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Pacific/Honolulu');
});

test(
  'Back from "Add user" leads to the team, and asks before it discards input',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await openSettings(page, owner, '?tab=company');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `${owner.fullName}, account menu` }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    const team = section(page, '1 person');
    const form = section(page, 'Add user');
    const firstName = page.getByLabel('First name');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

    await button(page, 'Add user').click();
    await expect(form).toBeFocused();
    await page.goBack();
    await expect(team).toBeFocused();
    await expect(page).toHaveURL('/account');

    await button(page, 'Add user').click();
    await firstName.fill('Nora');
    await page.goBack();
    await button(dialog, 'Keep editing').click();
    await expect(firstName).toHaveValue('Nora');
    await page.goBack();
    await button(dialog, 'Leave').click();
    await expect(team).toBeFocused();
    await expect(page).toHaveURL('/account');

    await button(page, 'Add user').click();
    await firstName.fill('Nora');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Email', { exact: true }).fill(newAddress());
    await button(page, 'Send invitation').click();
    await expect(section(page, 'Invitation sent')).toBeFocused();
    await page.goBack();
    await expect(section(page, '2 people')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'Back from "Add user" stays in the account settings when they were opened by URL',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await openSettings(page, owner);
    await button(page, 'Add user').click();
    await expect(section(page, 'Add user')).toBeFocused();
    await page.goBack();
    await expect(section(page, '1 person')).toBeFocused();
    await expect(page).toHaveURL('/account');
  },
);

test(
  'the settings send each event of their funnel once, with the name of the role',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const events: { name: string; properties: unknown }[] = [];
    page.on('request', (sent) => {
      if (!sent.url().endsWith('/api/app/events')) return;
      events.push(...(sent.postDataJSON() as { events: typeof events }).events);
    });
    await openSettings(page, owner, '?tab=company');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `${owner.fullName}, account menu` }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    await button(page, 'Add user').click();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Email', { exact: true }).fill(newAddress());
    await button(page, 'Send invitation').click();
    await button(page, 'Done').click();
    await expect(section(page, '2 people')).toBeFocused();
    await page.getByRole('link', { name: 'Certificates' }).click();
    await expect(section(page, 'Certificates')).toBeVisible();
    await expect
      .poll(() => events.map(({ name }) => name))
      .toEqual(['Settings Button', 'Add User', 'Add User Complete', 'Certificate']);
    expect(events[0]?.properties).toEqual({ roleName: 'Owner' });
  },
);
