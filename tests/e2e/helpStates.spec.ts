import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations, findViolationsNow } from './support/screens.ts';

const regions = [
  ['/faq', 'graphql Faq', 'questions', 'FAQ'],
  ['/introduction', 'graphql Introduction', 'the introduction', 'Intro to the marketplace'],
  ['/training', 'graphql Trainings', 'trainings', 'Training Materials'],
  ['/webinar', 'graphql Webinars', 'webinars', 'Webinar Tutorials'],
] as const;

for (const [address, call, what, heading] of regions) {
  test(
    `${address} is accessible while it loads and after a failure, and loads by "Try again"`,
    { tag: '@full' },
    async ({ page, fail, recover }) => {
      const looks = [1280, 768, 320].flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
      );
      await beginSession(page, people.user);
      for (const { width, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        // The head of the page sends the call long before the page says that it is loading.
        await fail({ call, delayMs: 6_000, times: 1 });
        await page.goto(address);
        await expect(page.getByText(`Loading ${what}`)).toBeAttached();
        expect(await findViolationsNow(page)).toEqual([]);
        expect(await findOverhang(page)).toBe(0);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await recover();
        await fail({ call, status: 500, times: 20 });
        await page.reload();
        await expect(page.getByText(`We couldn't load ${what}.`)).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        await recover();
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
        await expect(page.getByText('Sample content')).toBeVisible();
      }
    },
  );
}
