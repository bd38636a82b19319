import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fallbackFonts } from './fallbackFonts.ts';
import { createHavenCache } from './havenCache.ts';
import { hueStyles } from './hueClassOf.ts';
import { createHavenTheme } from './theme.ts';

/**
 * Style sheet of a brand's theme: its custom properties, light and dark, MUI's base styles, the hues of partners, and the
 * fonts until Open Sans has arrived.
 */
export function themeStyles(colours: Parameters<typeof createHavenTheme>[0]): string {
  const theme = createHavenTheme(colours);
  const globals = createElement(GlobalStyles, { styles: theme.generateStyleSheets?.() ?? [] });
  const page = createElement(ThemeProvider, { theme }, globals, createElement(CssBaseline));
  const html = renderToString(createElement(CacheProvider, { value: createHavenCache(undefined) }, page));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return [...styles, hueStyles(), fallbackFonts()].join('\n');
}
