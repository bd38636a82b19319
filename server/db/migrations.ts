import { join } from 'node:path';
import { projectRoot } from '#server/projectRoot.ts';

/** Where `drizzle-kit generate` writes; every entry runs on the embedded database and on PostgreSQL 15. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');
