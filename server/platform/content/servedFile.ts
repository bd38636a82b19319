import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Returns the path in the file system of the static file at an address. */
function placeOf(href: string): string {
  return join(projectRoot, 'public', href);
}

export function isServedFile(href: string): boolean {
  return existsSync(placeOf(href));
}

/** Returns the size of the static file at an address, in bytes. @throws {Error} if there is none */
export function readServedFileSize(href: string): number {
  return statSync(placeOf(href)).size;
}

export function readServedFile(href: string): string {
  return readFileSync(placeOf(href), 'utf8');
}
