import type { Components, CSSObject, CssVarsTheme, Theme } from '@mui/material/styles';

/** Looks and defaults of MUI's parts. */
export type HavenComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Style while pressed, and under a pointer that can hover. */
export const pressed = (style: CSSObject) => ({
  '&:active': style,
  '@media (hover: hover)': { '&:hover': style },
});
