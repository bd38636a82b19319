import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spacing } from '#haven/theme/tokens.ts';
import { exceptions } from './scaleExceptions.ts';

/** Spec section 9; 0, `auto` and offsets of 1 px are free, and so are negative steps. */
const spaces = [0, 1, 4, 8, 12, 16, 20, 24, 32, 48, 72];
const radii = [0, 4, 8];

const declaration =
  /(?<![\w-])((?:padding|margin|(?:row-|column-)?gap|border-(?:[a-z]+-){0,2}radius)(?:-[a-z-]+)?):\s*([^;{}"]+)[;}"]/g;

/** The same in an object of styles, `padding: '10px 12px'`, by MUI's short names, and as a property: `spacing={4}`. */
const property =
  /(?<![\w-])((?:padding|margin|gap|rowGap|columnGap|border(?:[A-Z][a-z]+)*Radius)\w*|[mp][tblrxy]?|spacing)(?::\s*|=\{?)(?:['"]([^'"]+)['"]|(-?[\d.]+))(?=[,}\s>])/g;

/** Style sheets, and the pages and mails that the server draws. */
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

/** Steps of the theme's `spacing`, by which MUI's parts take a number in their properties. */
const steps = [0, ...spacing];

/** Styles that are written in TypeScript. */
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

it('paddings, margins, gaps and radii are on the scales, but for those that say why', () => {
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
