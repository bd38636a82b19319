import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, installedList, readPackages } from './install.mjs';

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
function pack() {
  rmSync(target, { recursive: true, force: true });
  for (const part of parts.filter(existsSync)) {
    cpSync(part, join(target, part), { recursive: true, filter: (path) => !unread.test(basename(path)) });
  }
  const imported = JSON.parse(readFileSync('dist/server/imported-packages.json', 'utf8'));
  const dependencies = copyPackages(imported.filter((name) => !unused.has(name)));
  const { name, version, type, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const manifest = { name, version, private: true, type, engines, dependencies };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(target, 'server.js'), entry);
}

/** Copies packages with their dependencies, and returns the versions of the named ones. */
function copyPackages(names) {
  const installed = readPackages(installedList);
  /** Finds the package that Node loads by a name from a folder. */
  const find = (name, folder) =>
    foldersAbove(folder)
      .map((above) => join(above, 'node_modules', name))
      .find((path) => installed[path]);
  const found = new Set(names.map((name) => find(name, '.')));
  for (const path of found) {
    const { dependencies, optionalDependencies } = installed[path];
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    // Optional dependencies of other platforms are not installed.
    for (const each of needed.map((name) => find(name, path)).filter(Boolean)) found.add(each);
  }
  for (const path of found) cpSync(path, join(target, path), { recursive: true });
  return Object.fromEntries(names.map((name) => [name, installed[find(name, '.')].version]));
}

/** Lists a relative folder and those above it, innermost first. */
function foldersAbove(folder) {
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(dirname(folder))];
}

try {
  await ensureInstalled();
  await ensureBuilt();
  pack();
  console.log(`Packed into ${target}/: start it with "node server.js".`);
} catch (error) {
  console.error(error.output || error.message);
  process.exitCode = 1;
}
