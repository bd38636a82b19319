import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** How early a file begins: walks through pages take longest, and of the rest mostly what is long to read. */
function weightOf({ moduleId }: TestSpecification): number {
  return moduleId.includes('/tests/views/') ? Infinity : statSync(moduleId).size;
}

/** Begins with the files that take longest, so that no worker is left alone with one of them. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => Math.sign(weightOf(other) - weightOf(one)) || 0);
  }

  /** Nobody spreads a run over machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
