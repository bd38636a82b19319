import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { findOverhang } from './support/screens.ts';
import { sendOperation } from './support/sendOperation.ts';
import { stored } from './support/stored.ts';

const widths = [320, 768, 1280] as const;

/** Requests a product of this name as a user, and declines it for this reason as an administrator. */
async function declineRequest(page: Page, name: string, reason: string): Promise<void> {
  await beginSession(page, people.user);
  const { submitProductRequest } = await sendOperation<{ submitProductRequest: { id: string } }>(
    page.request,
    'SubmitProductRequest',
    { request: { key: randomUUID(), name, reason: 'We lift beams.' } },
    (await stored(page, 'accessToken')) ?? '',
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

/** Words of the table that match the pattern and are broken across lines. */
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

test(
  'a very long word makes no list of the administration wider than its window',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);

/** Sends a mail with long words: a password reset of a deactivated person answers with one. */
async function sendLongMail(page: Page): Promise<void> {
  const email = 'casey@lintel.test';
  await sendOperation(page.request, 'RequestPasswordReset', { email });
  await expect(async () => {
    await page.goto(`/admin?section=outbox&q=${email}`);
    await expect(page.getByRole('link', { name: 'Your account is deactivated' }).first()).toBeVisible();
  }).toPass();
}

/** Pixels by which the list overflows its card; 0 if it scrolls within the card. */
function findListOverhang(page: Page): Promise<number> {
  return page.getByRole('table').evaluate((table) => {
    const frame = table.closest('[class*=frame]')?.getBoundingClientRect();
    const isScrolled = getComputedStyle(table.parentElement ?? table).overflowX === 'auto';
    return isScrolled || !frame
      ? 0
      : Math.max(0, Math.round(table.getBoundingClientRect().right - frame.right));
  });
}

/** Each list, with the pattern of words that it must not break. */
const lists = [
  ['outbox', /\b(?:[a-z]+@lintel\.test|[a-z]+[A-Z][A-Za-z]+|deactivated|invitation|Waiting|Sent|Failed)\b/],
  ['users', /\b(?:Alex|Morgan|Builders|Plumbing|Active)\b/],
  ['customers', /\b(?:Builders|Plumbing|contractor)\b/],
  ['partners', /\b(?:Marketplace|Published|supplies)\b/],
  ['requests', /\b(?:Builders|Submitted|review)\b/],
  ['affiliates', /\b(?:Confirmed|Suspended|Approved|Submitted)\b/],
  ['audit', /\b(?:Alex|Morgan|Jordan)\b/],
] as const;

test('no list of the administration overflows its card or breaks its words', async ({ page }) => {
  await beginSession(page, people.administrator);
  await sendLongMail(page);
  for (const [section, word] of sample(lists, 4)) {
    await page.goto(`/admin?section=${section}&size=50`);
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    // The columns just fit in some of these widths, and just do not in others.
    for (const width of [785, 800, 815, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverhang(page), `${section} at ${width}`).toBe(0);
      expect(await findListOverhang(page), `${section} at ${width}`).toBe(0);
      expect(await findBrokenWords(page, word), `${section} at ${width}`).toEqual([]);
    }
  }
});

test(
  'in a window of medium width a list scrolls in its own container',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto('/admin?section=users');
    const last = page.getByRole('columnheader', { name: 'Created' });
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').focus();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);
