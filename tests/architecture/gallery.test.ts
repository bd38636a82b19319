import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders in which pages of the gallery stand beside the parts that they show. */
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

/** Files of the components of haven, by the name of the component. */
const homes = new Map(
  files
    .filter((file) => file.startsWith('src/haven') && !isPage(file))
    .flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(definition)].map(([, name = '']) => [name, file] as const),
    ),
);

/** Components of haven that a file uses: in its own file a component stands once as its definition. */
function componentsIn(file: string): string[] {
  const text = (texts.get(file) ?? '').replaceAll(/^import [\s\S]*?;$|\/\*[\s\S]*?\*\//gm, '');
  return [...homes.keys()].filter((name) => {
    const uses = text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
    return uses > (homes.get(name) === file ? 1 : 0);
  });
}

it('every component of haven is seen in the gallery, by itself or as a part of another', () => {
  const shown = new Set([...texts.keys()].filter(isPage).flatMap(componentsIn));
  // A set tells those that are added while it is gone through.
  for (const name of shown) for (const part of componentsIn(homes.get(name) ?? '')) shown.add(part);
  expect(homes.size).toBeGreaterThan(40);
  expect([...homes.keys()].filter((name) => !shown.has(name))).toEqual([]);
});
