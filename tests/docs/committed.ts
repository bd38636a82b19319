import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** Path of a page of docs/. */
export function pageFile(name: string): string {
  return join(import.meta.dirname, '../../docs', name);
}

/** Formats Markdown as `npm run format` does, so that it does not change a generated page. */
export async function formatPage(markdown: string): Promise<string> {
  const options = readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8');
  const { code } = await format('page.md', markdown, JSON.parse(options) as FormatConfig);
  return code;
}
