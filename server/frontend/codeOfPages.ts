import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the build (Vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** Files that a page is made of, from those that it stands on to its own. */
export interface PageCode {
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/** Tells which files bring the code of a page, whose parts are called as the files that they come from. */
export async function readCodeOfPages(files: string): Promise<(components: readonly string[]) => PageCode> {
  const manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const keys = Object.keys(manifest);
  const entry = keys.filter((key) => manifest[key]?.isEntry);

  function collect(key: string, found: Set<string>): void {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    for (const imported of chunk.imports ?? []) collect(imported, found);
    found.add(key);
  }

  return (components) => {
    const found = new Set<string>();
    const own = components.flatMap((name) =>
      keys.filter((key) => /[^/]*(?=\.tsx?$)/.exec(key)?.[0] === name),
    );
    for (const key of [...entry, ...own]) collect(key, found);
    const chunks = [...found].flatMap((key) => manifest[key] ?? []);
    return {
      scripts: chunks.map(({ file }) => `/${file}`),
      styleSheets: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    };
  };
}
