import { transform } from 'lightningcss';

/** Rules of style sheets that the markup uses: those of other classes are left out. */
export function usedRules(css: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const named = [...css.matchAll(/\.([A-Z_a-z][\w-]*)/g)].map(([, name = '']) => name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set(named)].filter((name) => !used.has(name)),
  });
  return code.toString();
}
