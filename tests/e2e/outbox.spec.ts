import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { findOverhang, findViolations } from './support/screens.ts';

for (const colorScheme of sample(['light', 'dark'] as const, 2)) {
  test(`the outbox and a mail are accessible in ${colorScheme} mode, do not overflow, and log nothing to the console`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/__outbox');
      await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverhang(page)).toBe(0);
      await page
        .getByRole('link', { name: 'Dana Lee invited you to Lintel Marketplace', exact: true })
        .last()
        .click();
      await expect(page.getByRole('link', { name: 'Accept the invitation' })).toHaveAttribute(
        'href',
        /^http:\/\/127\.0\.0\.1:\d+\/verification\?token=[\w-]{43}$/,
      );
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverhang(page)).toBe(0);
    }
    expect(messages).toEqual([]);
  });
}
