import { createTheme, type Shadows } from '@mui/material/styles';
import { actions } from '#haven/theme/components/actions.ts';
import { feedback } from '#haven/theme/components/feedback.ts';
import { data } from '#haven/theme/components/data.ts';
import { fields } from '#haven/theme/components/fields.ts';
import { layout } from '#haven/theme/components/layout.ts';
import { overlays } from '#haven/theme/components/overlays.ts';
import type { Measures } from './themeRoles.ts';
import {
  breakpoints,
  type BrandColours,
  type ColourRoles,
  darkColours,
  darkElevation,
  dropdownWidth,
  fontFamily,
  headerHeight,
  lightColours,
  lightElevation,
  motion,
  notice,
  type Pressable,
  radius,
  spacing,
  type,
  weight,
} from './tokens.ts';

function pressable({ main, hover, contrastText }: Pressable) {
  return { main, dark: hover, contrastText };
}

function paletteOf(colours: ColourRoles) {
  const { page, surface, sunken, text, muted, line, primary, secondary, tonal, onBeam, ...roles } = colours;
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

function inRem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function typeOf([size, lineHeight, fontWeight]: readonly [number, number, number]) {
  return {
    fontSize: inRem(size),
    lineHeight: lineHeight / size,
    fontWeight,
    letterSpacing: size >= 28 ? '-0.01em' : 'normal',
  };
}

const flat = Array.from({ length: 25 }, () => 'none') as Shadows;

const measures: Measures = {
  space: Object.fromEntries(spacing.map((step) => [step, `${step}px`])),
  radius,
  duration: { fast: motion.fast, base: motion.base, slow: motion.slow },
  easing: { enter: motion.enter, leave: motion.leave },
  header: { height: `${headerHeight}px` },
  dropdown: { width: `${dropdownWidth}px` },
  notice: { width: `${notice.width}px`, layer: `${notice.layer}` },
};

const { sm, md, lg, xl } = breakpoints;

/** MUI's own component colours are left out, but those of the controls used here: they weigh 6 kB of CSS. */
const mutedComponents =
  /^(AppBar|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;

/** The theme of a brand: its colours among our own, as CSS variables that follow the system's mode. */
export function createHavenTheme({ light, dark }: Readonly<Record<'light' | 'dark', BrandColours>>) {
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
      light: { palette: paletteOf({ ...lightColours, ...light }), ...lightElevation },
      dark: { palette: paletteOf({ ...darkColours, ...dark }), ...darkElevation },
    },
    breakpoints: { values: { xs: 0, sm, md, lg, xl } },
    spacing: [0, ...spacing],
    shape: { borderRadius: Number.parseInt(radius.control, 10) },
    motion: { reducedMotion: 'system' },
    transitions: { duration: { short: Number.parseInt(motion.fast, 10) } },
    // Dialogs stand over notices.
    zIndex: { modal: notice.layer + 1, tooltip: notice.layer + 2 },
    // Depth comes from `e1` to `e3` alone.
    shadows: flat,
    ...measures,
    typography: {
      fontFamily,
      fontWeightRegular: weight.regular,
      fontWeightMedium: weight.semibold,
      fontWeightBold: weight.semibold,
      h1: typeOf(type.h1),
      h2: typeOf(type.h2),
      h3: typeOf(type.h3),
      h4: typeOf(type.h4),
      h5: typeOf(type.h5),
      h6: typeOf(type.h6),
      body1: typeOf(type.body1),
      body2: typeOf(type.body2),
      caption: typeOf(type.caption),
      action: { fontFamily, ...typeOf(type.h6) },
      button: { ...typeOf(type.h6), textTransform: 'none' },
    },
    components: { ...actions, ...data, ...feedback, ...fields, ...layout, ...overlays },
  });
}
