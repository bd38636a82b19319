import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** List of the installed packages, which npm writes at the end of an installation. */
export const installedList = 'node_modules/.package-lock.json';

/**
 * Exits with a message if this version of Node is not supported. `engines` in package.json must name the same
 * versions.
 */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is not supported: install Node 20.19, 22.13, or 24 or newer, then run this again.`,
  );
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are installed already, by this script or by npm. */
export async function ensureInstalled() {
  checkNode();
  if (areInstalled()) return;
  console.log('Installing packages (about a minute, once) …');
  // The build and the tests need development packages, even if NODE_ENV is production.
  await run('npm', ['ci', '--include=dev'], {
    shell: process.platform === 'win32',
  });
}

/** Whether the packages have the versions of the lock file; those of other platforms are optional and absent. */
function areInstalled() {
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/** Reads the packages of a lock file by path; the path of the product itself is empty. */
export function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
