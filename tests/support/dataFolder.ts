import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Bytes that must be free in memory, several times what a run of all tests writes. */
const leastFree = 4 * 2 ** 30;

/** The long run writes more than fits. */
function hasRoom(): boolean {
  if (process.env['FULL'] === '1' || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= leastFree;
}

/**
 * Creates a temporary folder for a database, in memory if there is room: a database has about a thousand files, and ext4
 * creates files ten times slower for some seconds after so many were deleted.
 */
export function createDataFolder(name: string): string {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), `lintel-${name}-`));
}
