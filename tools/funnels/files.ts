import { createFunnelMap } from './funnelMap.ts';
import { funnelSchema } from './funnelSchema.ts';
import { toCsv, toJson, toMarkdown } from './writeFunnels.ts';
import { toPage } from './writePage.ts';

/** Creates the map of the funnels in each format, by the name of the file. */
export function createFunnelFiles(): Readonly<Record<string, string>> {
  const map = createFunnelMap();
  return {
    'funnels.html': toPage(map),
    'funnels.md': toMarkdown(map),
    'funnels.csv': toCsv(map),
    'funnels.json': toJson(map),
    'funnels.schema.json': `${JSON.stringify(funnelSchema, null, 2)}\n`,
  };
}
