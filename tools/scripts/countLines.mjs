import { execFileSync } from 'node:child_process';

/**
 * Counts the lines of the product's code at a commit (by default `HEAD`), by top folder: TypeScript without tests,
 * pages of the gallery, and generated files.
 */
const [commit = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });

/**
 * Number of lines of each file. `git grep` counts matching lines, and the empty pattern matches all lines.
 */
const counted = git('grep', '-c', '', commit, '--', '*.ts', '*.tsx')
  .trim()
  .split('\n')
  .map((line) => line.slice(commit.length + 1).split(':'))
  .filter(([file]) => !/^(?:tests|graphql\/generated)\/|\.(?:test|gallery)\.tsx?$/.test(file));

const sums = {};
for (const [file, lines] of counted) {
  const [top] = file.includes('/') ? file.split('/') : ['top level'];
  sums[top] = (sums[top] ?? 0) + Number(lines);
}
const sizes = counted.map(([, lines]) => Number(lines)).toSorted((one, other) => one - other);
console.table(sums);
console.log(
  `${sizes.reduce((sum, lines) => sum + lines, 0)} lines in ${sizes.length} files, median ${sizes[sizes.length >> 1]}, longest ${sizes.at(-1)}`,
);
