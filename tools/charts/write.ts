import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartFolder, createChartFiles } from './files.ts';

const folder = join(import.meta.dirname, '../..', chartFolder);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(createChartFiles())) writeFileSync(join(folder, name), text);
console.log(`Written to ${chartFolder}: README.md draws them all.`);
