import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSeeded } from './embedded.ts';
import { hasPostgres, startPostgres } from './postgresCluster.ts';

interface DatabaseKind {
  readonly name: string;
  /** A database as the first start leaves it: migrated, with sample data. Closing it removes it. */
  readonly open: () => Promise<OpenDatabase>;
}

async function openOnCluster(): Promise<OpenDatabase> {
  const cluster = await startPostgres();
  const database = await openPostgres({ databaseUrl: cluster.url, sampleData: true }, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await cluster.remove();
    },
  };
}

const embedded: DatabaseKind = { name: 'the embedded database', open: openSeeded };

/** Every kind of database that this machine can run: for suites about what happens at once. */
export const everyDatabaseKind: readonly DatabaseKind[] = [
  embedded,
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openOnCluster }] : []),
];

/** What a suite about rules runs on: the embedded database, and in the long run every kind. */
export const databaseKinds = process.env['FULL'] === '1' ? everyDatabaseKind : [embedded];
