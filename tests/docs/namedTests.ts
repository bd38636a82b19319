import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that a page of docs/ names: its file, and its title as it stands there. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export function findNamedTests(markdown: string): NamedTest[] {
  return [...markdown.matchAll(/\[[^\]]+\]\(\.\.\/([^)]+)\): `([^`]+)`/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
}

/** The tests that are not in the files where the page has them. */
export function findMissingTests(markdown: string): NamedTest[] {
  return findNamedTests(markdown).filter(({ file, title }) => {
    const path = join(import.meta.dirname, '../..', file);
    if (!existsSync(path)) return true;
    const code = readFileSync(path, 'utf8').replaceAll("\\'", "'");
    return !["'", '"', '`'].some((quote) => code.includes(quote + title + quote));
  });
}
