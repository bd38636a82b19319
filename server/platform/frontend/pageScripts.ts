import { readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** A file of the build (Vite's `build.manifest`). */
interface Chunk {
  readonly file: string;
  /** Keys of its static imports. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/**
 * Reads the build, and returns a function that lists the script files of a page from its modules, without the entry and
 * its imports. Sorts the smallest first: a browser fetches few at once, and large files use the network best at the end.
 * A module has the name of its file, without folder and extension. The function throws for an unknown module.
 */
export async function readPageScripts(files: string): Promise<(modules: readonly string[]) => string[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(files, '.vite', name), 'utf8')) as unknown;
  const chunks = (await read('manifest.json')) as Readonly<Record<string, Chunk>>;
  /** Files of the code of each module (Vite's `build.ssrManifest`). */
  const filesOf = (await read('ssr-manifest.json')) as Readonly<Record<string, readonly string[]>>;
  const sizes = new Map(
    await Promise.all(
      Object.values(chunks).map(async ({ file }) => [file, (await stat(join(files, file))).size] as const),
    ),
  );
  const sizeOf = ({ file }: Chunk) => sizes.get(file) ?? 0;

  /** Adds the chunk and its imports to those that are found. */
  function collect(chunk: Chunk | undefined, found: Set<Chunk>): void {
    if (!chunk || found.has(chunk)) return;
    // Added before its imports, which may be circular.
    found.add(chunk);
    for (const key of chunk.imports ?? []) collect(chunks[key], found);
  }

  const ofEntry = new Set<Chunk>();
  collect(
    Object.values(chunks).find(({ isEntry }) => isEntry),
    ofEntry,
  );

  return (names) => {
    const modules = Object.keys(filesOf).filter((path) => names.includes(parse(path).name));
    const known = new Set(modules.map((path) => parse(path).name));
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) throw new Error(`No file of the build holds ${unknown.join(', ')}.`);
    const own = new Set(
      modules.flatMap((path) => filesOf[path] ?? []).filter((path) => path.endsWith('.js')),
    );
    const found = new Set(ofEntry);
    for (const chunk of Object.values(chunks).filter(({ file }) => own.has(`/${file}`)))
      collect(chunk, found);
    const others = [...found].filter((chunk) => !ofEntry.has(chunk));
    return others.toSorted((one, other) => sizeOf(one) - sizeOf(other)).map(({ file }) => `/${file}`);
  };
}
