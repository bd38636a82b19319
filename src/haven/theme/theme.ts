import { createTheme, type CSSProperties, type Shadows } from '@mui/material/styles';
import { actionStyles } from '#haven/theme/components/actions.ts';
import { dataStyles } from '#haven/theme/components/data.ts';
import { feedbackStyles } from '#haven/theme/components/feedback.ts';
import { fieldStyles } from '#haven/theme/components/fields.ts';
import { layoutStyles } from '#haven/theme/components/layout.ts';
import { overlayStyles } from '#haven/theme/components/overlays.ts';
import * as tokens from './tokens.ts';

type Colors = typeof tokens.lightColors & tokens.BrandColors;

function pressable({ main, hover, contrastText }: tokens.BrandColors['primary']) {
  return { main, dark: hover, contrastText };
}

function paletteOf(colors: Colors) {
  const { page, surface, sunken, text, muted, line, primary, secondary, tonal, onBeam, ...roles } = colors;
  return {
    ...roles,
    tonal: pressable(tonal),
    onBeam: pressable(onBeam),
    background: { default: page, paper: surface, sunken },
    text: { primary: text, secondary: muted },
    divider: line,
    primary: { ...pressable(primary), light: primary.main },
    secondary: { main: secondary },
  };
}

function typeOf([size, lineHeight, fontWeight]: readonly [number, number, number]) {
  return {
    fontSize: `${size / 16}rem`,
    lineHeight: lineHeight / size,
    fontWeight,
    letterSpacing: size >= 28 ? '-0.01em' : 'normal',
  };
}

/** Keys of the theme besides MUI's own. Each value becomes a CSS variable, such as `--haven-space-16`. */
const measures = {
  space: Object.fromEntries(tokens.spacing.map((step) => [step, `${step}px`])),
  radius: tokens.radius,
  duration: { fast: tokens.motion.fast, base: tokens.motion.base, slow: tokens.motion.slow },
  easing: { enter: tokens.motion.enter, leave: tokens.motion.leave },
  header: { height: `${tokens.headerHeight}px` },
  dropdown: { width: `${tokens.dropdownWidth}px` },
  notice: { width: `${tokens.noticeLayout.width}px`, layer: `${tokens.noticeLayout.layer}` },
};

const { sm, md, lg, xl } = tokens.breakpoints;

/** MUI's components that are not used here. Their colors get no CSS variables, which saves 6 kB of CSS. */
const mutedComponents =
  /^(AppBar|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;

/** Creates a brand's theme. Its colors and the shared ones are CSS variables that follow the system's color scheme. */
export function createHavenTheme({ light, dark }: Readonly<Record<'light' | 'dark', tokens.BrandColors>>) {
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'haven',
      nativeColor: true,
      colorSchemeSelector: 'media',
      shouldSkipGeneratingVar: (keys) =>
        /^(overlays|motion|focusVisible|cssVarPrefix|colorSchemeSelector|rootSelector|typography|mixins|breakpoints|direction|transitions|unstable_sxConfig)$/.test(
          keys[0] ?? '',
        ) ||
        (keys[0] === 'palette' &&
          (/^(mode|contrastThreshold|tonalOffset)$/.test(keys[1] ?? '') ||
            mutedComponents.test(keys[1] ?? ''))),
    },
    colorSchemes: {
      light: { palette: paletteOf({ ...tokens.lightColors, ...light }), ...tokens.lightElevation },
      dark: { palette: paletteOf({ ...tokens.darkColors, ...dark }), ...tokens.darkElevation },
    },
    breakpoints: { values: { xs: 0, sm, md, lg, xl } },
    spacing: [0, ...tokens.spacing],
    shape: { borderRadius: Number.parseInt(tokens.radius.control, 10) },
    motion: { reducedMotion: 'system' },
    transitions: { duration: { short: Number.parseInt(tokens.motion.fast, 10) } },
    // Dialogs cover notices.
    zIndex: { modal: tokens.noticeLayout.layer + 1, tooltip: tokens.noticeLayout.layer + 2 },
    // Turns off MUI's shadows; components use `e1` to `e3`.
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
    ...measures,
    typography: {
      fontFamily: tokens.fontFamily,
      fontWeightRegular: tokens.fontWeights.regular,
      fontWeightMedium: tokens.fontWeights.semibold,
      fontWeightBold: tokens.fontWeights.semibold,
      ...Object.fromEntries(Object.entries(tokens.typeScale).map(([name, step]) => [name, typeOf(step)])),
      action: { fontFamily: tokens.fontFamily, ...typeOf(tokens.typeScale.h6) },
      button: { ...typeOf(tokens.typeScale.h6), textTransform: 'none' },
    },
    components: {
      ...actionStyles,
      ...dataStyles,
      ...feedbackStyles,
      ...fieldStyles,
      ...layoutStyles,
      ...overlayStyles,
    },
  });
}

type Fill = 'tonal' | 'onBeam';
type Measures = typeof measures;
type Elevation = typeof tokens.lightElevation;
type Roles = Omit<tokens.BrandColors, 'primary' | 'secondary' | Fill> &
  Pick<Colors, 'control' | 'lineSoft' | 'neutral' | 'skeleton'>;

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
  interface Palette extends Roles, Record<Fill, ReturnType<typeof pressable>> {}
  interface PaletteOptions extends Partial<Pick<Palette, keyof Roles | Fill>> {}
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
    /** A link outside a sentence. */
    action: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    neutral: true;
  }
  /** A notice, which covers the page for some seconds. */
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}

declare module '@mui/material/Avatar' {
  /** Width and height: 36 px with quieter colors, for a table row; or 44 px. */
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
  /** Padding: 20 px for a card; 32 px for a form, on phones 20 and 16 px; or none. */
  interface PaperPropsVariantOverrides {
    card: true;
    form: true;
    plain: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Record<Fill, true> {}
}
