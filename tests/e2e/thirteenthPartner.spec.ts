import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/app.ts';
import { password, people } from './support/people.ts';
import { freePort } from './support/servers.ts';

const record = {
  externalUrl: 'https://harbor.example/offers',
  checkedOn: '2026-11-01',
  pages: [
    {
      summary: 'Safe harbor for tools between two jobs.',
      callToAction: { kind: 'external', label: 'Book a bay', url: 'https://harbor.example/book' },
      gets: ['A bay with a lock'],
      audience: 'Companies registered with the marketplace.',
      steps: [{ title: 'Book a bay', text: 'Choose a week.' }],
      terms: 'Sample offer.',
      shares: 'Your name and company, when you start',
    },
  ],
};

const line =
  "  { id: 13, name: 'Harbor', title: 'Tool Harbor', category: 'Equipment & supplies', content: 'harbor', pages: ['/partner/harbor'], benefit: 'Keep tools safe between two jobs.', value: 'First week free' },\n";

let folder: string;
let running: ChildProcess;
let origin: string;

/** The project with one partner more: its record, and its line in the registry. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'thirteenth-'));
  const parts = ['content', 'domain', 'graphql', 'machines', 'public', 'server', 'src'];
  const files = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  for (const part of [...parts, ...files]) cpSync(part, join(folder, part), { recursive: true });
  cpSync('tests/support', join(folder, 'tests/support'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  writeFileSync(join(folder, 'content/partners/harbor.json'), JSON.stringify(record));
  const registry = join(folder, 'domain/partner.ts');
  const text = readFileSync(registry, 'utf8');
  const end = text.indexOf('\n];');
  writeFileSync(registry, `${text.slice(0, end + 1)}${line}${text.slice(end + 1)}`);

  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  for (const what of [[], ['--ssr', 'server/main.ts']]) {
    execFileSync(process.execPath, [vite, 'build', ...what, '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  }
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  running = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  await new Promise<void>((resolve, reject) => {
    running.stdout?.on('data', (chunk) => String(chunk).includes('is ready') && resolve());
    running.once('exit', () => reject(new Error('It ended before it was ready.')));
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('a thirteenth partner is its record and one line: card, filter, footer, page and lead', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('13 offers for Acme Builders')).toBeVisible();
  const card = page.getByRole('article', { name: 'Tool Harbor' });
  await expect(card).toContainText('First week free');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All 13 partners' })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Equipment & supplies (6)' })).toBeVisible();

  await card.getByRole('link', { name: 'View offer: Tool Harbor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tool Harbor' })).toBeFocused();
  await expect(page).toHaveTitle('Tool Harbor – Lintel Marketplace');
  await expect(page.getByText('Safe harbor for tools between two jobs.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Book a bay/ }).click();
  await (await opened).close();
  await expect(page.getByRole('complementary', { name: 'About this offer' })).toContainText('by Dana Lee');

  const cold = await page.goto(`${origin}/partner/harbor`);
  expect(cold?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Tool Harbor' })).toBeVisible();
});

test('whoever does not have the thirteenth partner is led to the page that says so', async ({ page }) => {
  await page.goto(`${origin}/partner/harbor`);
  await expect(page).toHaveURL(`${origin}/not-found`);
});
