import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.mjs';

/** Packages of servers that tests run, and a path that each installs. */
const packages = {
  postgresql: '/usr/lib/postgresql',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
};

/** Installs servers for the tests if they are missing and the user is root; else, reports which tests are skipped. */
export async function ensureServers() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing.length === 0) return;
  if (!canInstall()) {
    console.log(`Tests that need ${missing.join(', ')} will be skipped: install them to run these tests.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} for the tests (once) …`);
  await installFromDebian(missing);
}
