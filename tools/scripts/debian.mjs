import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Returns the first of these programs that is on the PATH, as a path; undefined if none is. */
export function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Whether this user can install Debian's packages. */
export function canInstall() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

/** Installs packages of Debian without starting their services; throws if that fails. */
export async function installFromDebian(names) {
  // In single-user mode, the installation starts no service.
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, quiet: true };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}
