import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

export function readSchema(): string[] {
  const folder = join(projectRoot, 'graphql/schema');
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}
