import type { Locator, Page } from '@playwright/test';

/** The notices at the top right. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
}

/**
 * Records from now on when each notice appears and disappears. The function that it returns waits until the notice with
 * this text is gone, and returns how long its last appearance took, in milliseconds.
 */
export async function timeNotices(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate(() => {
    const times: Record<string, { from: number; to?: number }> = {};
    Object.assign(window, { noticeTimes: times });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[aria-label=Notifications] li')].map(
        (notice) => (notice as HTMLElement).innerText,
      );
      for (const text of shown) times[text] ??= { from: performance.now() };
      for (const [text, time] of Object.entries(times)) {
        if (!shown.includes(text)) time.to ??= performance.now();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return (text) =>
    page.evaluate(async (wanted) => {
      const { noticeTimes } = window as unknown as {
        noticeTimes: Record<string, { from: number; to?: number }>;
      };
      for (;;) {
        const time = Object.entries(noticeTimes).findLast(([shown]) => shown.includes(wanted))?.[1];
        if (time?.to !== undefined) return time.to - time.from;
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
    }, text);
}
