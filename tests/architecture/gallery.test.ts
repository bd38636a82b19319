import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders with pages of the gallery beside their components. */
const folders = ['src/haven', 'src/admin'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, file)),
);
const texts = new Map(
  [...files, 'tools/gallery/main.tsx', 'tools/gallery/Gallery.tsx'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const isPage = (file: string) => file.endsWith('.gallery.tsx') || file.startsWith('tools/gallery');
const definition = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;

/** File of each component of haven, by the name of the component. */
const homes = new Map(
  files
    .filter((file) => file.startsWith('src/haven') && !isPage(file))
    .flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(definition)].map(([, name = '']) => [name, file] as const),
    ),
);

/** Components of haven that a file uses, beyond their own definitions. */
function componentsIn(file: string): string[] {
  const text = (texts.get(file) ?? '').replaceAll(/^import [\s\S]*?;$|\/\*[\s\S]*?\*\//gm, '');
  return [...homes.keys()].filter((name) => {
    const uses = text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
    return uses > (homes.get(name) === file ? 1 : 0);
  });
}

it('the gallery shows every component of haven, by itself or inside another component', () => {
  const shown = new Set([...texts.keys()].filter(isPage).flatMap(componentsIn));
  // The loop also visits names that it adds to the set.
  for (const name of shown) for (const part of componentsIn(homes.get(name) ?? '')) shown.add(part);
  expect(homes.size).toBeGreaterThan(40);
  expect([...homes.keys()].filter((name) => !shown.has(name))).toEqual([]);
});
