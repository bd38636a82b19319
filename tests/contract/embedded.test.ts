import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { lockFolder } from '#server/platform/db/lock.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { createSeed } from '#server/createSeed.ts';
import { createTestFolder } from '#tests/support/testFolder.ts';

describe('an embedded database that cannot be opened', () => {
  let dataFolder: string;

  beforeEach(() => {
    dataFolder = createTestFolder('embedded');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.doUnmock('fs-native-extensions');
    rmSync(dataFolder, { recursive: true });
  });

  function failure(folder = dataFolder): Promise<unknown> {
    return openEmbeddedDatabase({ dataFolder: folder, seed: createSeed(false) }, () => undefined).then(
      () => null,
      (error: unknown) => error,
    );
  }

  it('because of foreign tables is closed before its folder is unlocked', async () => {
    const folder = join(dataFolder, 'database');
    const other = await PGlite.create(folder);
    await other.exec('create table customers (id integer)');
    await other.close();
    const closed = vi.fn<() => void>();
    const close = vi.spyOn(PGlite.prototype, 'close').mockImplementation(async function (this: PGlite) {
      await expect(lockFolder(dataFolder)).rejects.toThrow('is in use');
      close.mockRestore();
      await this.close();
      closed();
    });

    const error = await failure();
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toHaveProperty(
      'message',
      `The database in ${folder} cannot be brought up to date (it is at no version yet, and 0000_first_slice.sql failed: relation "customers" already exists). ` +
        'Restore the folder from a copy, or move it away to start afresh.',
    );
    expect(closed).toHaveBeenCalledOnce();
    (await lockFolder(dataFolder)).release();
  });

  it('because the platform has no file lock names that, and leaves no folder behind', async () => {
    vi.doMock('fs-native-extensions', () => {
      throw new Error("Cannot find addon '.' imported from binding.js");
    });
    const folder = join(dataFolder, 'below');

    const error = await failure(folder);
    expect(existsSync(folder)).toBe(false);
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toHaveProperty(
      'message',
      `The embedded database is not available on this platform (${process.platform}-${process.arch}). ` +
        'Set DATABASE_URL to a PostgreSQL database.',
    );
  });
});
