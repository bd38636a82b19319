import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Returns the path of the file that the server serves at an address. */
function placeOf(href: string): string {
  return join(projectRoot, 'public', href);
}

export function isServed(href: string): boolean {
  return existsSync(placeOf(href));
}

/** Size of a served file, in bytes. */
export function sizeOf(href: string): number {
  return statSync(placeOf(href)).size;
}

export function readServed(href: string): string {
  return readFileSync(placeOf(href), 'utf8');
}
