import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { offers } from '#server/modules/partners/partnerTables.ts';
import { createSeed } from '#server/createSeed.ts';
import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { openProductAs } from './support/openProductAs.ts';
import { button, dialog, field } from './support/partnerEditor.ts';
import { people } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';
import { serveProduct } from './support/servers.ts';

// One worker, and so one server.
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  product = await serveProduct({}, async (dataFolder) => {
    const { db, close } = await openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
    await db.update(offers).set({ endsOn: new Date('2026-11-01T12:00:00Z') });
    await close();
  });
});

test.afterAll(() => product.stop());

test('an ended offer shows its last day, and people can ask for a mail when it is back', async ({ page }) => {
  await openProductAs(page, product.origin, people.owner, '/partner/cardone');
  await expect(page.getByText('This offer ended on 11/01/2026')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'About this offer' })).toContainText(
    'Ended 11/01/2026',
  );
  await expect(page.getByRole('link', { name: /^Start the free month/ })).toHaveCount(0);
  await page.getByRole('button', { name: "Tell me when it's back" }).click();
  await expect(page.getByRole('button', { name: "We'll email you" })).toBeVisible();
  await expectAccessible(page);
});

for (const path of sample(
  ['/partner/accelerate-tax', '/partner/ppg', '/partner/rapid-pass', '/partner/lendflow'],
  4,
)) {
  test(`an ended offer has no form and no link to redeem it: ${path}`, async ({ page }) => {
    await openProductAs(page, product.origin, people.owner, path);
    await expect(page.getByText('This offer ended on 11/01/2026')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'How to redeem' })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveText(["Tell me when it's back"]);
    await expect(main.getByRole('link', { name: /Register for|App Store|Start a quote/ })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test(
  'publishing a correction keeps an ended offer ended, and removing its last day announces the mail to those who wait',
  { tag: '@full' },
  async ({ page, browser }) => {
    const ownerPage = await browser.newPage();
    await openProductAs(ownerPage, product.origin, people.owner, '/partner/insureon');
    await ownerPage.getByRole('button', { name: "Tell me when it's back" }).click();
    await expect(ownerPage.getByRole('button', { name: "We'll email you" })).toBeVisible();
    await openProductAs(page, product.origin, people.administrator, '/admin?section=partners');
    await expect(page.getByRole('row').filter({ hasText: 'Insureon' })).toContainText('Ended');
    await page.getByRole('link', { name: 'Insureon' }).click();
    await field(page, 'Value').fill('12% off');
    await button(page, 'Publish…').click();
    await expect(dialog(page)).toContainText('will see it at once.');
    await expect(dialog(page)).not.toContainText('mailed');
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. People see it now.')).toBeVisible();
    await field(page, 'Last day (optional)').fill('');
    await button(page, 'Publish…').click();
    await expect(dialog(page)).toContainText(
      'This brings the offer back. We email the 1 person who is waiting for it.',
    );
  },
);
