import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'lintel-';
/** Bytes that a run of all tests needs at most, several times what it writes. The long run needs more. */
const needed = 4 * 2 ** 30;
const day = 86_400_000;

function hasRoomInMemory(): boolean {
  if (process.env['FULL'] === '1' || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= needed;
}

const created: string[] = [];
process.once('exit', () => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true });
});

/** Removes what killed runs have left in memory. */
function removeOutdated(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const { mtimeMs } = statSync(join(memory, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > day) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Creates a temporary folder for the database of a test, or for a product with its database. It is in memory if there is
 * room: a database has about a thousand files, and ext4 creates files ten times slower for some seconds after so many
 * were deleted. The caller removes the folder; the end of the process does if the caller fails.
 */
export function createTestFolder(name: string): string {
  const isInMemory = hasRoomInMemory();
  if (isInMemory) removeOutdated();
  const folder = mkdtempSync(join(isInMemory ? memory : tmpdir(), `${prefix}${name}-`));
  created.push(folder);
  return folder;
}
