import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

function git(parameters: readonly string[]): Buffer {
  return execFileSync('git', parameters, { cwd: projectRoot, maxBuffer: 1e9 });
}

/**
 * Finds the commit of the last release before this commit, which set the version of the package; null without the
 * history, and before the first release that has a package.
 */
export function findLastRelease(): string | null {
  try {
    const search = ['log', '-n', '1', '--format=%H', '-G', '"version":', 'HEAD^', '--', 'package.json'];
    const commit = String(git(search)).trim();
    git(['cat-file', '-e', `${commit}:tools/scripts/pack.mjs`]);
    return commit;
  } catch {
    return null;
  }
}

/** Builds the server of a release in a folder of its own, with the installed packages of this version. */
export async function buildRelease(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-last-release-'));
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', commit]) });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'silent',
    build: { ssr: 'server/main.ts', outDir: join(folder, 'dist/server') },
  });
  mkdirSync(join(folder, 'dist/client'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/index.html'), '<title>Page</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
