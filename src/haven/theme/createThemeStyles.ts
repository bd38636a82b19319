import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createEmotionCache } from './havenCache.ts';
import { createHueStyles } from './hueClassOf.ts';
import { createHavenTheme } from './theme.ts';

/** Returns the style sheet of a brand: custom properties, MUI's base styles, classes of hues, and fallback fonts. */
export function createThemeStyles(colors: Parameters<typeof createHavenTheme>[0]): string {
  const theme = createHavenTheme(colors);
  const globals = createElement(GlobalStyles, { styles: theme.generateStyleSheets?.() ?? [] });
  const page = createElement(ThemeProvider, { theme }, globals, createElement(CssBaseline));
  const html = renderToString(createElement(CacheProvider, { value: createEmotionCache(undefined) }, page));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return [...styles, createHueStyles(), fallbackFonts()].join('\n');
}

/** Ascent and descent of Open Sans, in font sizes. */
const ascent = 2189 / 2048;
const descent = 600 / 2048;

/**
 * System fonts for the time until Open Sans has loaded: family, weight, width, and local names. The width is how wide
 * the text of ten pages is in Open Sans, in percent of its width in the system font.
 */
const fonts = [
  ['Open Sans Fallback', 400, 106.75, ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']],
  ['Open Sans Fallback', 600, 100.35, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']],
  ['Open Sans Fallback Android', 400, 107.11, ['Roboto', 'Roboto-Regular']],
  ['Open Sans Fallback Android', 600, 105.46, ['Roboto Bold', 'Roboto-Bold']],
  ['Open Sans Fallback Linux', 400, 94.13, ['DejaVu Sans', 'DejaVuSans']],
  ['Open Sans Fallback Linux', 600, 83.81, ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
] as const;

/** Returns `@font-face` rules that scale system fonts to the metrics of Open Sans, to avoid a layout shift. */
function fallbackFonts(): string {
  return fonts
    .map(([family, weight, width, names]) => {
      const percent = (part: number) => `${((100 * part) / (width / 100)).toFixed(2)}%`;
      const face = [
        `font-family:'${family}'`,
        `font-weight:${weight}`,
        `src:${names.map((name) => `local('${name}')`).join(',')}`,
        `size-adjust:${width}%`,
        `ascent-override:${percent(ascent)}`,
        `descent-override:${percent(descent)}`,
        'line-gap-override:0%',
      ];
      return `@layer mui{@font-face{${face.join(';')}}}`;
    })
    .join('\n');
}
