import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

export type HavenComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Returns the CSS variable of a palette color, which follows the color scheme: `primary-main`. */
export const palette = (name: string) => `var(--haven-palette-${name})`;
