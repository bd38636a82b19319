import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that a page of docs/ names, by its file and its exact title. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export function findNamedTests(markdown: string): NamedTest[] {
  return [...markdown.matchAll(/\[[^\]]+\]\(\.\.\/([^)]+)\): `([^`]+)`/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
}

/** Finds tests that do not exist in the files that the page names. */
export function findMissingTests(markdown: string): NamedTest[] {
  return findNamedTests(markdown).filter(({ file, title }) => {
    const path = join(import.meta.dirname, '../..', file);
    if (!existsSync(path)) return true;
    const code = readFileSync(path, 'utf8').replaceAll("\\'", "'");
    return !["'", '"', '`'].some((quote) => code.includes(quote + title + quote));
  });
}
