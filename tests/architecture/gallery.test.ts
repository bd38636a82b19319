import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The components that a file imports from haven; within haven they are beside it. */
function componentsIn(file: string): string[] {
  const from = file.startsWith('src/haven/') ? /from '\.\/(\w+\.tsx)'/g : /from '#haven\/(\w+\.tsx)'/g;
  return [...readFileSync(file, 'utf8').matchAll(from)].flatMap(([, name]) => name ?? []);
}

it('every component of haven is seen in the gallery, by itself or as a part of another', () => {
  const shown = new Set<string>();
  const waiting = [
    ...readdirSync('gallery/pages').flatMap((page) => componentsIn(`gallery/pages/${page}`)),
    ...componentsIn('gallery/main.tsx'),
    ...componentsIn('gallery/Gallery.tsx'),
  ];
  for (const name of waiting) {
    if (shown.has(name)) continue;
    shown.add(name);
    waiting.push(...componentsIn(`src/haven/${name}`));
  }
  const components = readdirSync('src/haven').filter((file) => /(?<!\.test)\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});
