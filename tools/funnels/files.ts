import { createFunnelMap } from './funnelMap.ts';
import { funnelSchema } from './funnelSchema.ts';
import { toCsv, toJson, toMarkdown } from './writeFunnels.ts';
import { writeFunnelPage } from './writePage.ts';

/** Creates the files of the funnel map in all formats: their content by file name. */
export function createFunnelFiles(): Readonly<Record<string, string>> {
  const map = createFunnelMap();
  return {
    'funnels.html': writeFunnelPage(map),
    'funnels.md': toMarkdown(map),
    'funnels.csv': toCsv(map),
    'funnels.json': toJson(map),
    'funnels.schema.json': `${JSON.stringify(funnelSchema, null, 2)}\n`,
  };
}
