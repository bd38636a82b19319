import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = ['src', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const readAll = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(file, 'utf8')] as const);
const code = readAll(/\.tsx?$/);
const modules = readAll(/\.module\.css$/);

const matchesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, first = '', second = '']) => [first, second] as const);

/** Expressions by which code and other modules read a module's classes, as `'row'` in `styles['row']`. */
function findReads(module: string): readonly string[] {
  const isModule = (file: string, path: string) => resolve(file, path) === module;
  const composed = modules.flatMap(([file, text]) =>
    matchesOf(text, /composes: (\w+) from '([^']+)'/g)
      .filter(([, path]) => isModule(file, path))
      .map(([name]) => `'${name}'`),
  );
  const read = code.flatMap(([file, text]) =>
    matchesOf(text, /import (\w+) from '([^']+\.module\.css)'/g)
      .filter(([, path]) => isModule(file, path))
      .flatMap(([name]) => matchesOf(text, new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g')))
      .map(([each]) => each),
  );
  return [...composed, ...read];
}

function resolve(file: string, path: string): string {
  if (path.startsWith('#gallery/')) return path.replace('#gallery', 'tools/gallery');
  return path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path);
}

/** Names of the classes in the selectors of a module. */
function findClasses(text: string): readonly string[] {
  const selectors = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '');
  return [...new Set(matchesOf(selectors, /\.([a-z]\w*)/gi).map(([name]) => name))];
}

describe('a CSS module', () => {
  it.each(modules)('%s has each class that its components read', (module, text) => {
    const named = findReads(module).flatMap((read) => /^'(\w+)'$/.exec(read)?.[1] ?? []);
    expect(named.filter((name) => !findClasses(text).includes(name))).toEqual([]);
  });

  it.each(modules)('%s has no class that its components do not read', (module, text) => {
    const reads = findReads(module);
    if (!reads.every((read) => /^'\w+'$/.test(read))) return;
    expect(findClasses(text).filter((name) => !reads.includes(`'${name}'`))).toEqual([]);
  });
});
