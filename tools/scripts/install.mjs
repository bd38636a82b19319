import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const stamp = 'node_modules/.installed';

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

/** Installs the packages of the lock file, unless they are installed already. */
export async function ensureInstalled() {
  checkNode();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (about a minute, once) …');
  // The build and the tests need development packages, even if NODE_ENV is production.
  await run('npm', ['ci', '--include=dev'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}
