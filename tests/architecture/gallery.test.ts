import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const haven = 'src/haven';

/** The components of haven that a file imports. */
function componentsIn(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/from '(?:#haven|(\.))\/([\w/]+\.tsx)'/g);
  return [...specifiers].map(([, sibling, name = '']) => join(sibling ? dirname(file) : haven, name));
}

it('every component of haven is seen in the gallery, by itself or as a part of another', () => {
  const files = readdirSync(haven, { recursive: true, encoding: 'utf8' }).map((file) => join(haven, file));
  const pages = files.filter((file) => file.endsWith('.gallery.tsx'));
  const components = files.filter((file) => /\/\w+\.tsx$/.test(file));
  const shown = new Set([...pages, 'gallery/main.tsx', 'gallery/Gallery.tsx'].flatMap(componentsIn));
  // A set tells those that are added while it is gone through.
  for (const file of shown) for (const part of componentsIn(file)) shown.add(part);
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});
