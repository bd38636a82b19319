import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['.github', 'docs', 'machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const pages = [...readdirSync('.'), ...folders].filter((file) => file.endsWith('.md'));

it.each(pages)('every file that %s links to exists', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)];
  const files = links.map(([, link = '']) => join(dirname(page), link));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
