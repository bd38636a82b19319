import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

const sources = [
  'brands',
  'src',
  'docs/funnels/pictures',
  'domain',
  'machines',
  'tools/charts',
  'tools/funnels',
  'graphql',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tools/scripts/compress.mjs',
];
const stamp = 'dist/.built';

/** Builds browser and server code into dist/, unless the last build was of the same sources and brand. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Building the product (takes some seconds after each change) …');
  // A build that fails halfway must not count as current.
  rmSync(stamp, { force: true });
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  await Promise.all([
    runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn'], options),
    runBin('vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'warn'], options),
  ]);
  await compressFiles('dist/client');
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf(paths) {
  const hash = createHash('sha256').update(process.env.BRAND ?? '');
  for (const path of paths.filter(existsSync)) {
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path];
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureInstalled();
    await ensureBuilt();
    console.log('Built into dist/.');
  } catch (error) {
    console.error(error.output || error.message);
    process.exitCode = 1;
  }
}
