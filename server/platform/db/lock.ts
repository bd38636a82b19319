import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, StartupError } from '#server/platform/settings/startupError.ts';

/** Locks `length` bytes of an open file exclusively; false if another process has locked them. */
type LockRange = (file: number, offset: number, length: number) => boolean;

/** Position of the locked byte, after the PID in the file: on Windows nobody else can read a locked range. */
const lockedByte = 1024;

/**
 * Locks the data folder for this process, since two embedded databases in one folder silently lose data. The operating
 * system releases the lock however the process ends.
 * @throws {StartupError} if another process has locked the folder (with its PID), if the folder cannot be written, or
 *   if the platform has no lock
 */
export async function lockFolder(folder: string) {
  const lockRange = await loadLockRange();
  const path = join(folder, 'lock');
  const file = openLockFile(folder, path);
  if (!lockRange(file, lockedByte, 1)) {
    closeSync(file);
    const holder = readFileSync(path, 'utf8').trim() || 'another process';
    throw new StartupError(
      `The data folder ${folder} is in use by process ${holder}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
  ftruncateSync(file);
  writeSync(file, `${process.pid}\n`);
  return { release: () => closeSync(file) };
}

/** Loads the locking library on demand: some platforms have no binary of it, and PostgreSQL needs none. */
async function loadLockRange(): Promise<LockRange> {
  try {
    // @ts-expect-error -- the package comes without types
    const { tryLock }: { tryLock: LockRange } = await import('fs-native-extensions');
    return tryLock;
  } catch (error) {
    throw new StartupError(
      `The embedded database is not available on this platform (${process.platform}-${process.arch}). Set DATABASE_URL to a PostgreSQL database.`,
      { cause: error },
    );
  }
}

function openLockFile(folder: string, path: string): number {
  try {
    makeFolder(folder);
    return openSync(path, 'a+');
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written (${errorCode(error) ?? 'unknown error'}). Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Makes a folder and its parents. Node's `recursive` never ends if no folder can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
