import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPageScripts } from './pageScripts.ts';

let files = '';

beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'code-of-pages-'));
  await mkdir(join(files, '.vite'));
  await mkdir(join(files, 'assets'));
});

afterEach(() => rm(files, { recursive: true }));

it('the scripts of a page are listed once, the smallest first, even with circular imports', async () => {
  const manifest = {
    start: { file: 'assets/start.js', isEntry: true, imports: [] },
    page: { file: 'assets/page.js', imports: ['start', 'shared'] },
    shared: { file: 'assets/shared.js', imports: ['forms'] },
    forms: { file: 'assets/forms.js', imports: ['shared'] },
  };
  const sizes = { start: 1, page: 3, shared: 2, forms: 4 };
  for (const [name, size] of Object.entries(sizes)) {
    await writeFile(join(files, 'assets', `${name}.js`), 'x'.repeat(size));
  }
  await writeFile(join(files, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(files, '.vite/ssr-manifest.json'),
    JSON.stringify({ 'src/pages/Page.tsx': ['/assets/page.js'] }),
  );
  const codeOf = await readPageScripts(files);
  expect(codeOf(['Page'])).toEqual(['/assets/shared.js', '/assets/page.js', '/assets/forms.js']);
  expect(() => codeOf(['Nothing'])).toThrow('No file of the build holds Nothing.');
});
