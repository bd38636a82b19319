import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, above both the sources and the bundle in dist/server. */
export const projectRoot = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

function findPackageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server');
  return findPackageFolder(parent);
}
