import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function folderOfPackageAbove(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${start}`);
    folder = parent;
  }
  return folder;
}

/**
 * The project's folder. Found by walking up, so that migrations, the GraphQL schema and the built pages are
 * where they are, whether this file runs from source or from the bundle in dist/server.
 */
export const projectRoot = folderOfPackageAbove(dirname(fileURLToPath(import.meta.url)));
