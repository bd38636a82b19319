import type { Plugin } from 'vite';
import type { BrandColours } from './tokens.ts';

/** Makes the style sheet of a brand's theme, behind `virtual:theme.css`, so that no browser has to compose it. */
export function themePlugin(colours: Readonly<Record<'light' | 'dark', BrandColours>>): Plugin {
  const file = '/theme.css';
  return {
    name: 'theme',
    resolveId: (id) => (id === 'virtual:theme.css' ? file : null),
    load: async (id) => {
      if (id !== file) return null;
      const { themeStyles } = await import('./themeStyles.ts');
      return themeStyles(colours);
    },
  };
}
