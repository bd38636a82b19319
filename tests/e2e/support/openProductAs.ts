import type { Page } from '@playwright/test';
import { password, type SamplePerson } from './people.ts';

/** Opens a page of a product with a server of its own as the person, logged in already. */
export async function openProductAs(
  page: Page,
  origin: string,
  { email }: SamplePerson,
  path: string,
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/app/anonymous/login`, { data: { email, password } });
  const { accessToken, userInfo } = (await answer.json()) as { accessToken: string; userInfo: unknown };
  await page.addInitScript(
    ([token, person]) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('userInfo', person);
    },
    [accessToken, JSON.stringify(userInfo)] as const,
  );
  await page.goto(origin + path);
}
