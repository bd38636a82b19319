import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { quickGates, runSideBySide } from './gates.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';
import { ensureServers } from './servers.mjs';

/**
 * Runs all tests: checks of the sources, unit and contract tests, and browser tests on the built product. All
 * stages run, even after failures; the last line has the numbers of passed and failed tests. `--full` runs
 * more of each stage, such as every screen in every width and color scheme.
 */
if (process.argv.includes('--full')) process.env.FULL = '1';
const began = Date.now();
const reports = '.cache/reports';
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const gates = [
  ...quickGates,
  ['unused code and dependencies', 'knip/bin/knip.js', []],
  ['generated code is current', '@graphql-codegen/cli/cjs/bin.js', ['--check']],
];

/**
 * Maximum share of folders in the time of the unit and contract tests, in percent; not checked with `--full`.
 */
const budgets = [
  { name: 'charts', files: /\/(?:machines|tests\/charts)\//, percent: 15 },
  { name: 'views', files: /\/tests\/views\//, percent: 30 },
];

function count(name, { passed = 0, failed = 0, skipped = 0, flaky = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.flaky += flaky;
  const counted = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${counted}${formatCounts({ flaky })}`);
}

/** Formats the counts that are not zero: `, 2 flaky`. */
function formatCounts(counts) {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `, ${number} ${name}`)
    .join('');
}

/** Prints the time since the start, and the name of the next stage. */
function announce(what) {
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}] ${what}`);
}

async function runGate([name, script, args]) {
  try {
    await runBin(script, args, { quiet: true });
    count(name, { passed: 1 });
  } catch (error) {
    count(name, { failed: 1 });
    console.log(error.output ?? error.message);
  }
}

/** Checks that the committed migrations are current: in a copy of them, drizzle-kit must generate nothing. */
async function checkMigrations() {
  const copy = '.cache/migrations';
  cpSync('server/platform/db/migrations', copy, { recursive: true });
  const output = await runBin('drizzle-kit/bin.cjs', ['generate'], {
    quiet: true,
    env: { MIGRATIONS_OUT: copy },
  });
  if (!output.includes('No schema changes')) {
    throw Object.assign(new Error('The schema has changed: run "npm run migrations".'), { output });
  }
  count('migrations are current', { passed: 1 });
}

async function runVitest() {
  const file = `${reports}/vitest.json`;
  const ended = await runBin('vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]).catch((error) => error);
  const report = readReport(file, ended);
  count('unit and contract tests', {
    passed: report.numPassedTests,
    // A test file that fails to load has no tests that could be counted.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 || ended instanceof Error ? 1 : 0),
    skipped: report.numPendingTests,
  });
  if (process.env.FULL !== '1') for (const budget of budgets) checkTime(report.testResults, budget);
}

/** Adds up the milliseconds of test files, including those that ran in parallel. */
function timeOf(results) {
  return results.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
}

function checkTime(results, { name, files, percent }) {
  const own = results.filter((result) => files.test(result.name.replaceAll('\\', '/')));
  const taken = Math.ceil((100 * timeOf(own)) / timeOf(results));
  count(
    `walking the ${name} took ${taken} % of the time, at most ${percent}`,
    taken <= percent ? { passed: 1 } : { failed: 1 },
  );
}

async function runPlaywright() {
  const file = `${reports}/playwright.json`;
  const ended = await runBin('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    env: {
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  }).catch((error) => error);
  const { stats } = readReport(file, ended);
  count('browser tests', {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, ended instanceof Error ? 1 : 0),
    skipped: stats.skipped,
    // Tests that passed only on the second try; the lines above name them.
    flaky: stats.flaky,
  });
}

function readReport(file, ended) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`The tests wrote no report: ${ended?.message ?? 'unknown cause'}`);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function stage(name, work) {
  try {
    await work();
  } catch (error) {
    count(name, { failed: 1 });
    console.log(error.output ?? error.message);
  }
}

await stage('packages, Chromium, and servers', async () => {
  await ensureInstalled();
  process.env.CHROME_PATH = await ensureChromium();
  await ensureServers();
});
rmSync('.cache', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

announce('Checking the sources …');
await runSideBySide([
  ...gates.map((gate) => () => runGate(gate)),
  () => stage('migrations are current', checkMigrations),
]);
announce('Building the product …');
await stage('build', ensureBuilt);
announce('Running unit and contract tests …');
await stage('unit and contract tests', runVitest);
announce('Running browser tests on the built product …');
await stage('browser tests', async () => {
  if (!process.env.CHROME_PATH) throw new Error('Chromium is missing: see above.');
  await runPlaywright();
});

const { passed, failed, ...others } = total;
console.log(`${passed} passed, ${failed} failed${formatCounts(others)}`);
process.exitCode = failed > 0 ? 1 : 0;
