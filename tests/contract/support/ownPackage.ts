import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

const sources = [
  'brands',
  'content',
  'docs/funnels/pictures',
  'domain',
  'graphql',
  'index.html',
  'machines',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tests/support',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
];

/** The package of a release, built from a copy of the sources. */
export interface OwnPackage {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies the sources, changes the code that every page loads by a statement, and packs the release. */
export async function packChanged(statement: string): Promise<OwnPackage> {
  const copy = mkdtempSync(join(tmpdir(), 'lintel-release-'));
  for (const source of sources) cpSync(join(projectRoot, source), join(copy, source), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  appendFileSync(join(copy, 'domain/paths.ts'), `\n${statement}\n`);
  await promisify(execFile)(process.execPath, ['tools/scripts/pack.mjs'], { cwd: copy });
  return {
    folder: join(copy, 'dist/package'),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
