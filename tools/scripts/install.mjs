import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const stamp = 'node_modules/.installed';

/** Stops with a clear line where this Node cannot run the packages; package.json says the same in `engines`. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return;
  console.error(
    `Node ${process.versions.node} is not supported: install Node 20.19, 22.13, or 24 or newer, then run this again.`,
  );
  process.exit(1);
}

/** Installs the locked packages, unless they are the ones installed already. */
export async function ensureInstalled() {
  checkNode();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (about a minute, once) …');
  // What builds and tests is needed as well, also where NODE_ENV says production.
  await run('npm', ['ci', '--include=dev'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}
