import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Path of a page of docs/. */
export function pageFile(name: string): string {
  return join(import.meta.dirname, '../../docs', name);
}

/** Formats Markdown as `npm run format` does, so that it does not change a generated page. */
export async function formatPage(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(pageFile('page.md'))), parser: 'markdown' });
}
