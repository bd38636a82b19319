import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

interface Weighed {
  readonly file: TestSpecification;
  /** Project and environment: a worker that meets another one ends, and the next loads all modules anew. */
  readonly kind: string;
  /** Walks through pages take longest, and otherwise mostly long files. */
  readonly weight: number;
}

function weigh(file: TestSpecification): Weighed {
  const text = readFileSync(file.moduleId, 'utf8');
  const environment = /@vitest-environment (\w+)/.exec(text)?.[1] ?? 'node';
  const weight = file.moduleId.includes('/tests/views/') ? Infinity : text.length;
  return { file, kind: `${file.project.name} ${environment}`, weight };
}

/** Sorts files by kind, and starts with the longest of each. The last kind has short files, so no worker is left alone for long. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files
      .map(weigh)
      .toSorted(
        (one, other) => one.kind.localeCompare(other.kind) || Math.sign(other.weight - one.weight) || 0,
      )
      .map(({ file }) => file);
  }

  /** Runs are not sharded over machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
