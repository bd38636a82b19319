import { phoneSharingText } from '#domain/phoneSharingText.ts';
import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';
import { chooseClient } from './support/registering.ts';

test(
  'the landing page, the registration, an offer, and the FAQ say the same about sharing phone numbers',
  { tag: '@full' },
  async ({ page }) => {
    const statement = page.getByRole('main').getByText(phoneSharingText);
    await page.goto('/');
    await expect(statement).toBeVisible();
    await chooseClient(page);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(new RegExp(phoneSharingText));
    await beginSession(page, people.owner);
    await page.goto('/partner/lendflow');
    await expect(statement).toBeVisible();
    await page.goto('/faq');
    await page.getByRole('button', { name: 'What do partners learn about me?' }).click();
    await expect(statement).toBeVisible();
  },
);
