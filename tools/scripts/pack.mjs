import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Folder of the package of a release. */
const target = 'dist/package';

/** Files that the server reads while it runs. */
const parts = [
  'dist/server',
  'dist/client',
  'server/platform/db/migrations',
  'graphql/schema',
  'content',
  `brands/${process.env.BRAND ?? 'lintel'}/content`,
  'public',
];
/** Files beside these that only the build and `npm run migrations` read. */
const unread = /^(?:imported-packages\.json|hashes\.txt|\d+_snapshot\.json)$/;

/** Imported packages that production does not use: Vite serves development, the others the embedded database. */
const unused = new Set(['vite', '@electric-sql/pglite', 'fs-native-extensions']);

const entry = `process.env.NODE_ENV ||= 'production';
await import('./dist/server/main.js');
`;

/** Writes the package of a release: everything that production needs, for this platform. */
async function pack() {
  rmSync(target, { recursive: true, force: true });
  for (const part of parts.filter(existsSync)) {
    cpSync(part, join(target, part), { recursive: true, filter: (path) => !unread.test(basename(path)) });
  }
  const imported = JSON.parse(readFileSync('dist/server/imported-packages.json', 'utf8'));
  const dependencies = await copyPackages(imported.filter((name) => !unused.has(name)));
  const { name, version, type, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const manifest = { name, version, private: true, type, engines, dependencies };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(target, 'server.js'), entry);
}

/** Copies packages with their dependencies, and returns the versions of the named ones. */
async function copyPackages(names) {
  const named = `:is(${names.map((name) => `[name="${name}"]`).join(', ')})`;
  const found = JSON.parse(
    await run('npm', ['query', `:root > ${named}, ${named} *`, '--silent'], { quiet: true }),
  );
  for (const { location } of found) cpSync(location, join(target, location), { recursive: true });
  const versions = new Map(found.map(({ location, version }) => [location, version]));
  return Object.fromEntries(names.map((name) => [name, versions.get(`node_modules/${name}`)]));
}

try {
  await ensureInstalled();
  await ensureBuilt();
  await pack();
  console.log(`Packed into ${target}/: start it with "node server.js".`);
} catch (error) {
  console.error(error.output || error.message);
  process.exitCode = 1;
}
