import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|gallery)\.tsx$/.test(file))
  .map((file) => `src/${file}`);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const componentsIn = (file: string) =>
  readFileSync(file, 'utf8').match(/^export (?:function|const) [A-Z][a-z]/gm)?.length ?? 0;
const count = (matches: (file: string) => boolean, countIn = linesOf) =>
  files.filter(matches).reduce((total, file) => total + countIn(file), 0);
const isOfHaven = (file: string) => file.startsWith('src/haven/');
const rendersMui = (file: string) => /from '@mui\/material\/[A-Z]/.test(readFileSync(file, 'utf8'));

/** Lines of `sx` objects. */
function linesOfSx(file: string): number {
  const blocks = readFileSync(file, 'utf8').match(/\bsx=\{\{[\s\S]*?\}\}/g) ?? [];
  return blocks.reduce((lines, block) => lines + block.split('\n').length, 0);
}

/**
 * Upper bounds of the styles written by hand beside MUI (decision 54). Lower a bound when its count falls, and never raise
 * it; only the theme may grow up to the limit of the decision.
 */
it.each([
  ['lines of CSS in haven', count((file) => isOfHaven(file) && file.endsWith('.css')), 935],
  ['lines of CSS elsewhere', count((file) => !isOfHaven(file) && file.endsWith('.css')), 1_883],
  [
    'lines of the theme and of sx',
    count((file) => file.startsWith('src/haven/theme/components/')) +
      files.reduce((lines, file) => lines + linesOfSx(file), 0),
    1_200,
  ],
  [
    'components that haven exports',
    count((file) => isOfHaven(file) && file.endsWith('.tsx'), componentsIn),
    75,
  ],
])('the count of %s is %i, at most %i', (_, counted, most) => {
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThanOrEqual(most);
});

it('at least 55% of the files with components render a MUI component', () => {
  const components = files.filter((file) => file.endsWith('.tsx'));
  expect(components.filter(rendersMui).length / components.length).toBeGreaterThanOrEqual(0.55);
});
