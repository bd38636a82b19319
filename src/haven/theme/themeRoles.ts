import type { ColourRoles, Elevation, motion, radius } from './tokens.ts';

type Roles = Pick<
  ColourRoles,
  | 'link'
  | 'tonal'
  | 'outline'
  | 'control'
  | 'lineSoft'
  | 'neutral'
  | 'beam'
  | 'ground'
  | 'onBeam'
  | 'avatar'
  | 'dimension'
  | 'post'
  | 'lintel'
  | 'skeleton'
>;

/** What the theme holds beside MUI's own keys; each becomes a CSS variable. */
export interface Measures {
  /** `--haven-space-16` and its like. */
  space: Record<string, string>;
  radius: typeof radius;
  duration: Pick<typeof motion, 'fast' | 'base' | 'slow'>;
  easing: Pick<typeof motion, 'enter' | 'leave'>;
  header: { height: string };
  dropdown: { width: string };
  notice: { width: string; layer: string };
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    sunken: string;
  }
  interface PaletteColor {
    tint: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface Palette extends Roles {}
  interface PaletteOptions extends Partial<Roles> {}
  interface ColorSystemOptions extends Partial<Elevation> {}
  interface ColorSystem extends Elevation {}
  interface ThemeVars extends Elevation {}
  interface Theme extends Measures {}
  interface ThemeOptions extends Partial<Measures> {}
}
