import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spacing } from '#haven/theme/tokens.ts';
import { exceptions } from './scaleExceptions.ts';

/** Steps of spec section 9; 0, `auto`, 1 px and negative steps are allowed as well. */
const spaces = [0, 1, 4, 8, 12, 16, 20, 24, 32, 48, 72];
const radii = [0, 4, 8];

const declaration =
  /(?<![\w-])((?:padding|margin|(?:row-|column-)?gap|border-(?:[a-z]+-){0,2}radius)(?:-[a-z-]+)?):\s*([^;{}"]+)[;}"]/g;

/** A declaration in a style object (`padding: '10px 12px'`), by a short name of MUI, or as a prop (`spacing={4}`). */
const property =
  /(?<![\w-])((?:padding|margin|gap|rowGap|columnGap|border(?:[A-Z][a-z]+)*Radius)\w*|[mp][tblrxy]?|spacing)(?::\s*|=\{?)(?:['"]([^'"]+)['"]|(-?[\d.]+))(?=[,}\s>])/g;

/** Style sheets, and the pages and mails that the server renders. */
const files = ['src', 'server', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') || (folder === 'server' && file.endsWith('.ts')))
    .map((file) => `${folder}/${file}`),
);

function isOnScale(property: string, value: string): boolean {
  const allowed = property.includes('radius') ? radii : spaces;
  return [...value.matchAll(/(-?[\d.]+|undefined)px/g)].every(([, length = '']) =>
    allowed.includes(Math.abs(Number(length))),
  );
}

/** Steps of the theme's `spacing`, to which numbers in the props of MUI components refer. */
const steps = [0, ...spacing];

/** Files with styles in TypeScript. */
const objects = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

function declarationsIn(file: string): [name: string, value: string][] {
  return [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

function propertiesIn(file: string): [name: string, value: string][] {
  return [...readFileSync(file, 'utf8').matchAll(property)].map(([, name = '', text, number]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    text ?? `${file.endsWith('.tsx') ? steps[Math.abs(Number(number))] : number}px`,
  ]);
}

it('paddings, margins, gaps and radii are on the scales, except those with a reason', () => {
  const found = [
    ...files.map((file) => ({ file, styles: declarationsIn(file) })),
    ...objects.map((file) => ({ file, styles: propertiesIn(file) })),
  ].flatMap(({ file, styles }) =>
    styles.flatMap(([name, value]) =>
      isOnScale(name, value) ? [] : [`${file} ${name}: ${value.replaceAll(/\s+/g, ' ')}`],
    ),
  );
  expect(
    new Set(found),
    'Take a step of the scale, or give the reason in tests/architecture/scaleExceptions.ts',
  ).toEqual(new Set(Object.keys(exceptions)));
});
