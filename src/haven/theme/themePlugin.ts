import type { Plugin } from 'vite';
import type { BrandColors } from './tokens.ts';

/** Creates the Vite plugin that provides a brand's theme as `virtual:theme.css`, so that no browser computes it. */
export function themePlugin(colors: Readonly<Record<'light' | 'dark', BrandColors>>): Plugin {
  const file = '/theme.css';
  return {
    name: 'theme',
    resolveId: (id) => (id === 'virtual:theme.css' ? file : null),
    load: async (id) => {
      if (id !== file) return null;
      const { createThemeStyles } = await import('./createThemeStyles.ts');
      return createThemeStyles(colors);
    },
  };
}
