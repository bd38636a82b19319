import type { Page } from '@playwright/test';
import { requestTokens } from './app.ts';
import type { SamplePerson } from './people.ts';

/** Opens a page of a product with a server of its own, in a session of the person. */
export async function openProductAs(
  page: Page,
  origin: string,
  { email }: SamplePerson,
  path: string,
): Promise<void> {
  const { accessToken, userInfo } = await requestTokens(page.request, email, origin);
  await page.addInitScript(
    ([token, person]) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('userInfo', person);
    },
    [accessToken, JSON.stringify(userInfo)] as const,
  );
  await page.goto(origin + path);
}
