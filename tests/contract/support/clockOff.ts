import { chromium, type Browser } from '@playwright/test';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import type { Tally } from './virtualUsers.ts';

const hour = 3_600_000;

/** Logs in, lets the token be renewed, and opens the page anew in two browsers, whose clocks are an hour fast and an hour slow. */
export async function browseAnHourOff(address: string, tally: Tally): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const offset of [hour, -hour]) await browse(browser, address, tally, offset);
  } finally {
    await browser.close();
  }
}

async function browse(browser: Browser, address: string, tally: Tally, offset: number): Promise<void> {
  const context = await browser.newContext({ baseURL: address });
  await context.clock.install({ time: Date.now() + offset });
  const page = await context.newPage();
  page.on('response', (response) => {
    tally.answers += 1;
    if (response.status() === 401) tally.signedOut += 1;
    else if (response.status() >= 400) tally.failed += 1;
  });
  const offers = page.getByRole('main').getByRole('article');
  await page.goto('/login');
  await page.getByLabel('Email').fill('user@lintel.test');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await offers.first().waitFor();
  const renewed = page.waitForResponse('**/refresh-token');
  await context.clock.fastForward('13:00');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await renewed;
  await page.goto('/dashboard');
  await offers.first().waitFor();
  await context.close();
}
