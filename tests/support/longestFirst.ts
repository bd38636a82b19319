import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Weight of a file, by which it starts earlier: walks through pages take longest, and otherwise mostly long files. */
function weightOf({ moduleId }: TestSpecification): number {
  return moduleId.includes('/tests/views/') ? Infinity : statSync(moduleId).size;
}

/** Starts with the files that take longest, so that no worker is left alone with one of them. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => Math.sign(weightOf(other) - weightOf(one)) || 0);
  }

  /** Runs are not sharded over machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
