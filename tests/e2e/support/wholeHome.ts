import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, logIn, offers } from './app.ts';
import { people } from './people.ts';

/** The calls of a browser to one path, from now on. */
export function collect(context: BrowserContext, path: string): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** The person's home with everything that asks for data, the header's late part too: none of it asks later. */
export async function openHomeWhole(page: Page): Promise<void> {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
}
