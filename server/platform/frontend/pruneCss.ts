import { transform } from 'lightningcss';

/** The oldest browsers that support the colors and layers of the style sheets; older ones get no prefixes. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Rules for the inner border of buttons in Firefox before version 88. The lookbehind lets a match start only at the
 * beginning of a rule: starts at every character of a long rule would take quadratic time.
 */
const innerBorder = /(?<![^{}])[^{}]*::-moz-focus-inner\{[^}]*\}/g;

const customProperty = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;

/** Rules with the theme's custom properties; Emotion adds them again when it runs. */
const themeRule = /:root\{[^{}]*\}/g;

/** State classes of MUI, which come and go at run time. */
const states = /^Mui-/;

/** Removes the rules of classes that the markup lacks, and the theme's custom properties that nothing uses. */
export function pruneCss(css: string, markup: string): string {
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

/** Removes the theme's custom properties that neither the rules nor the markup use. */
function withoutUnread(css: string, markup: string): string {
  const readBy = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(customProperty))
    readBy.set(name, [...(readBy.get(name) ?? []), ...namesRead(value)]);
  const read = new Set(namesRead(css.replaceAll(customProperty, '') + markup));
  // The loop also visits the names that it adds.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other);
  return css.replaceAll(themeRule, (rule) =>
    rule.replaceAll(customProperty, (text, name: string) => (read.has(name) ? text : '')),
  );
}

function namesRead(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
