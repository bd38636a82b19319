import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Where a page of docs/ is committed. */
export function pageFile(name: string): string {
  return join(import.meta.dirname, '../../docs', name);
}

/** Markdown as `npm run format` leaves it, so that the two do not fight over a generated page. */
export async function formatPage(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(pageFile('page.md'))), parser: 'markdown' });
}
