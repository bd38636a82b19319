import { quickGates, runSideBySide } from './gates.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

/**
 * Arguments of the run of unit tests that import uncommitted changes. The run excludes the tests that walk
 * whole charts and pages, since these import nearly everything; `npm test` runs them.
 */
const touched =
  'run --project unit --changed --passWithNoTests --reporter=dot --exclude tests/views/** --exclude tests/charts/**';

/**
 * Arguments of the run of the tests that read files instead of importing them, since `--changed` does not
 * find these.
 */
const reading = 'run --project unit --reporter=dot tests/architecture tests/docs';

async function check([name, script, args]) {
  try {
    await runBin(script, args, { quiet: true });
    console.log(`✓ ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`✗ ${name}\n${error.output ?? error.message}`);
  }
}

await ensureInstalled();
await runSideBySide(quickGates.map((gate) => () => check(gate)));
await check(['unit tests that import the change', 'vitest/vitest.mjs', touched.split(' ')]);
await check(['tests of the architecture and the docs', 'vitest/vitest.mjs', reading.split(' ')]);
