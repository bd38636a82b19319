import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './app.ts';
import { freePort } from './servers.ts';

/** `npm run dev` on a free port; answers where the gallery is. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // Playwright tells what a fixture needs by its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
      const child = spawn(process.execPath, ['scripts/dev.mjs'], {
        env: { ...process.env, PORT: String(port), DATA_DIR: folder, SAMPLE_DATA: 'off' },
      });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      let printed = '';
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          printed += String(chunk);
          if (printed.includes('Stop: Ctrl+C')) resolve();
        });
        void ended.then(() => reject(new Error(`The development server ended: ${printed}`)));
      });
      const gallery = /Gallery: (\S+)/.exec(printed)?.[1] ?? '';
      expect(gallery).toBe(`http://127.0.0.1:${port}/__gallery`);
      await provide(gallery);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

/** Goes to a component's page by its name; within the gallery nothing is loaded anew. */
export async function showComponent(page: Page, gallery: string, name: string): Promise<void> {
  if (!page.url().startsWith(gallery)) await page.goto(gallery);
  else await page.getByRole('link', { name: 'haven' }).press('Enter');
  await page
    .getByRole('navigation', { name: 'Components' })
    .getByRole('link', { name, exact: true })
    .press('Enter');
  await expect(page.locator(`[data-examples="${name}"]`)).toBeVisible();
}
