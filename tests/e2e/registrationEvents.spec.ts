import { asc } from 'drizzle-orm';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { createSeed } from '#server/createSeed.ts';
import { expect, test } from './support/app.ts';
import { fillDetails, heading, newAddress } from './support/registering.ts';
import { serveProduct } from './support/servers.ts';

/** Reads the events that the collector has stored, in order. */
async function readEvents(dataFolder: string) {
  const { db, close } = await openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
  const { name, properties, context } = analyticsEvents;
  const events = await db
    .select({ name, properties, context })
    .from(analyticsEvents)
    .orderBy(asc(analyticsEvents.id));
  await close();
  return events;
}

test(
  'the collector gets each step of registration and log-in once, even after Back and reloads',
  { tag: '@full' },
  async ({ page }) => {
    const { origin, stop } = await serveProduct({});
    const email = newAddress();
    await page.goto(`${origin}/register?step=type`);
    await page.getByLabel('My business wants offers').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${origin}/register?step=details`);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/register?step=type`);
    await page.goForward();
    await expect(page).toHaveURL(`${origin}/register?step=details`);
    await fillDetails(page, email);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Check your email')).toBeVisible();

    await page.goto(`${origin}/register-affiliate`);
    await page.getByLabel('First name').fill('Nora');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await page.reload();

    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await page.getByRole('button', { name: /Dana Lee/ }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    await page.goBack();
    await page.goto('about:blank');

    let events: Awaited<ReturnType<typeof readEvents>> = [];
    await stop(async (dataFolder) => {
      events = await readEvents(dataFolder);
    });
    expect(events.map(({ name, properties }) => [name, properties])).toEqual([
      ['Registration Visited', { entry: 'client' }],
      ['User Type Label Chosen', { label: 'My business wants offers', via: 'form' }],
      ['Registration Complete', { userType: 'Client' }],
      ['Registration Visited', { entry: 'affiliate' }],
      ['User Type Label Chosen', { label: 'I refer businesses', via: 'address' }],
      ['Registration Cancelled', { step: 'details' }],
      ['Login Visited', {}],
      ['Login Success', { method: 'sso' }],
    ]);
    // Events name nobody before the log-in.
    expect(JSON.stringify(events)).not.toContain(email);
    expect(JSON.stringify(events)).not.toMatch(/code=|state=|token/);
  },
);
