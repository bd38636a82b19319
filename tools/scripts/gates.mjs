/**
 * Checks that take only seconds, each with its name, the program file in `node_modules`, and its arguments. Two of them
 * run at a time, so the compiler uses one thread: four, its default, check much of the code several times.
 */
export const quickGates = [
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
  ['types of the browser', 'typescript/bin/tsc', ['-p', 'tsconfig.json', '--singleThreaded']],
  ['types of the server', 'typescript/bin/tsc', ['-p', 'server/tsconfig.json', '--singleThreaded']],
  ['types of the tests', 'typescript/bin/tsc', ['-p', 'tests/tsconfig.json', '--singleThreaded']],
  ['lint and layers', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
];

/** Runs asynchronous functions, two at a time; the next one starts as soon as one ends. */
export async function runSideBySide(works) {
  const waiting = [...works];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}
