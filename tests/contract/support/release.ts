import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** Packs a release in a folder of its own, with the packages of its own lock file. */
export async function packRelease(commit: string) {
  const copy = mkdtempSync(join(tmpdir(), 'lintel-last-release-'));
  execFileSync('tar', ['-x', '-C', copy], { input: git(['archive', commit]) });
  await promisify(execFile)(process.execPath, ['tools/scripts/pack.mjs'], { cwd: copy });
  return {
    folder: join(copy, 'dist/package'),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
