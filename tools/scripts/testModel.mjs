import { readdirSync, readFileSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

/**
 * Walks the named charts, by default all charts: first alone, then through their pages. Prints the paths:
 * `npm run test:model -- registration`. If the walk of a chart alone fails, its pages are skipped, so that
 * the cause is shown first.
 */
const charts = readdirSync('machines').flatMap((file) => /^(\w+)Machine\.ts$/.exec(file)?.[1] ?? []);
const asked = process.argv.slice(2).map((name) => name.replace(/Machine$/, ''));
const unknown = asked.filter((name) => !charts.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown chart ${unknown.join(', ')}. The charts are ${charts.join(', ')}.`);
  process.exitCode = 1;
} else {
  const named = asked.length > 0 ? asked : charts;
  const views = readdirSync('tests/views').filter((file) => file.endsWith('.test.tsx'));
  const walks = [
    // All of `machines/`, since it also has tests of shared files.
    asked.length > 0 ? named.map((name) => `machines/${name}Machine.test.ts`) : ['machines/'],
    views
      .map((file) => `tests/views/${file}`)
      .filter((file) => named.some((name) => readFileSync(file, 'utf8').includes(`describeViews('${name}'`))),
  ];
  await ensureInstalled();
  for (const files of walks) {
    if (process.exitCode === 1 || files.length === 0) continue;
    await runBin('vitest/vitest.mjs', ['run', '--project', 'unit', ...files], {
      env: { REPORT_WALKS: '1' },
    }).catch(() => {
      // The output above shows the failures.
      process.exitCode = 1;
    });
  }
}
