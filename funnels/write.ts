import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFunnelFiles } from './files.ts';
import { funnelFolder } from './pictures.ts';

const folder = join(import.meta.dirname, '..', funnelFolder);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(createFunnelFiles())) writeFileSync(join(folder, name), text);
console.log(`Written to ${funnelFolder}: open ${join(folder, 'funnels.html')}.`);
