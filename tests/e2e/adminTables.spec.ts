import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { findOverhang } from './support/screens.ts';
import { sendOperation } from './support/sendOperation.ts';

const widths = [320, 768, 1280] as const;

async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
}

/** Asks for a product of this name, and declines it for this reason. */
async function declineRequest(page: Page, name: string, reason: string): Promise<void> {
  await beginSession(page, people.user);
  const { submitProductRequest } = await sendOperation<{ submitProductRequest: { id: string } }>(
    page.request,
    'SubmitProductRequest',
    { request: { key: randomUUID(), name, reason: 'We lift beams.' } },
    await tokenOf(page),
  );
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=requests&id=${submitProductRequest.id}`);
  for (const decision of ['Start review', 'Decline']) {
    await page.getByRole('button', { name: decision, exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (decision === 'Decline') await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: decision, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
}

/** The words of a table's cells that are broken within themselves, of those of this look. */
function findBrokenWords(page: Page, word: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main table') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(text);
      }
    }
    return broken;
  }, word.source);
}

test('a word without an end makes no list of the administration wider than its window', async ({ page }) => {
  test.setTimeout(90_000);
  const name = `Winch${randomUUID().replaceAll('-', '')}${'x'.repeat(60)}`;
  const reason = 'y'.repeat(200);
  await declineRequest(page, name, reason);
  const shown = [
    ['section=audit', 'Audit log'],
    ['section=requests', 'Product requests'],
    ['section=outbox', 'Outbox'],
  ] as const;
  for (const [section, title] of shown) {
    await page.goto(`/admin?${section}&size=50`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverhang(page), `${title} at ${width}`).toBe(0);
      expect(await findBrokenWords(page, /\b(?:Alex|Morgan|Jordan)\b/), `${title} at ${width}`).toEqual([]);
    }
  }
});

test('names, dates and codes stay whole in the tables of the administration', async ({ page }) => {
  test.setTimeout(90_000);
  await beginSession(page, people.administrator);
  const shown = [
    ['section=outbox', /\b(?:[a-z]+[A-Z][A-Za-z]+|Sent|Waiting|Failed)\b/],
    ['section=users', /\b(?:Alex|Morgan|Builders|Active)\b/],
    ['section=partners', /\b(?:Marketplace|Published|supplies)\b/],
    ['section=affiliates', /\b(?:Approved|Submitted)\b/],
  ] as const;
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [section, word] of shown) {
    await page.goto(`/admin?${section}`);
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    expect(await findBrokenWords(page, word), section).toEqual([]);
  }
});

test('between a phone and a wide window a list scrolls within itself, and its words stay whole', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await beginSession(page, people.administrator);
  await page.setViewportSize({ width: 800, height: 800 });
  const shown = [
    ['section=users', /\b(?:Builders|Plumbing|Active)\b/],
    ['section=customers', /\b(?:Builders|Plumbing|contractor)\b/],
    ['section=partners', /\b(?:Marketplace|Published|supplies)\b/],
    ['section=requests', /\b(?:Builders|Submitted|review)\b/],
    ['section=affiliates', /\b(?:Confirmed|Suspended|Approved)\b/],
  ] as const;
  for (const [section, word] of shown) {
    await page.goto(`/admin?${section}`);
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    expect(await findOverhang(page), section).toBe(0);
    expect(await findBrokenWords(page, word), section).toEqual([]);
  }
  await page.goto('/admin?section=users');
  const last = page.getByRole('columnheader', { name: 'Created' });
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').focus();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(last).toBeInViewport({ ratio: 1 });
});
