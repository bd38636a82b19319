import type { CSSProperties } from '@mui/material/styles';
import type { ColourRoles, Elevation, motion, radius } from './tokens.ts';

type Roles = Pick<
  ColourRoles,
  | 'link'
  | 'outline'
  | 'control'
  | 'lineSoft'
  | 'neutral'
  | 'beam'
  | 'ground'
  | 'avatar'
  | 'dimension'
  | 'post'
  | 'lintel'
  | 'skeleton'
>;

/** Fills of buttons beside MUI's own. */
type Fill = 'tonal' | 'onBeam';

type PressableColor = Record<'main' | 'dark' | 'contrastText', string>;

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
  interface Palette extends Roles, Record<Fill, PressableColor> {}
  interface PaletteOptions extends Partial<Roles & Record<Fill, PressableColor>> {}
  interface ColorSystemOptions extends Partial<Elevation> {}
  interface ColorSystem extends Elevation {}
  interface ThemeVars extends Elevation {}
  interface TypographyVariants {
    action: CSSProperties;
  }
  interface TypographyVariantsOptions {
    action?: CSSProperties;
  }
  interface Theme extends Measures {}
  interface ThemeOptions extends Partial<Measures> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** A link that stands alone. */
    action: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    neutral: true;
  }
  /** Stands over the page for a while. */
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}

declare module '@mui/material/Avatar' {
  /** Sizes: 36 px and quieter in a row of a table, and 44 px. */
  interface AvatarPropsVariantOverrides {
    row: true;
    large: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    neutral: true;
  }
}

declare module '@mui/material/Paper' {
  /** Padding of a card: 20 px, that of a form (32 px, on phones 20 and 16), or none. */
  interface PaperPropsVariantOverrides {
    card: true;
    form: true;
    plain: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Record<Fill, true> {}
}
