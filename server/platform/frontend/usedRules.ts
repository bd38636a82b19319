import { transform } from 'lightningcss';

/** The oldest browsers that know the colors and layers of the style sheets: what older ones want is left out. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Rules for a border inside Firefox's buttons, which Firefox drew until version 87. */
const innerBorder = /[^{}]*::-moz-focus-inner\{[^}]*\}/g;

const customProperty = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;

/** The rules with the theme's custom properties, which Emotion adds again once it runs. */
const themeRule = /:root\{[^{}]*\}/g;

/** Classes that MUI's parts take on and drop while they are used. */
const states = /^Mui-/;

/**
 * The part of a style sheet that the markup uses: without rules of other classes, and without custom properties of the theme
 * that nothing reads.
 */
export function usedRules(css: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const named = [...css.matchAll(/\.([A-Z_a-z][\w-]*)/g)].map(([, name = '']) => name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: [...new Set(named)].filter((name) => !used.has(name) && !states.test(name)),
  });
  return withoutUnread(code.toString().replaceAll(innerBorder, ''), markup);
}

/** The rules without custom properties of the theme that neither they nor the markup read. */
function withoutUnread(css: string, markup: string): string {
  const readBy = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(customProperty))
    readBy.set(name, [...(readBy.get(name) ?? []), ...namesRead(value)]);
  const read = new Set(namesRead(css.replaceAll(customProperty, '') + markup));
  // A set tells those that are added while it is gone through.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other);
  return css.replaceAll(themeRule, (rule) =>
    rule.replaceAll(customProperty, (text, name: string) => (read.has(name) ? text : '')),
  );
}

function namesRead(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
