import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

export type HavenComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Returns the CSS variable of a color of the palette, such as `primary-main`; its value follows the color scheme. */
export const paletteVar = (name: string) => `var(--haven-palette-${name})`;
