import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFunnelFiles } from './files.ts';
import { funnelFolder } from './pictures.ts';
import { createTrackingFiles, trackingFolder } from './trackingFiles.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  const path = join(import.meta.dirname, '../..', folder);
  mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
}

write(funnelFolder, createFunnelFiles());
write(trackingFolder, createTrackingFiles());
console.log(`Written to ${funnelFolder} and ${trackingFolder}: open ${join(funnelFolder, 'funnels.html')}.`);
