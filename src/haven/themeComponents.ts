import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type HavenTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/** A finger needs 44 px wherever a mouse does with less. */
const coarse = '@media (pointer: coarse)';

function fill(colour: string, hover: string, text: string) {
  return {
    backgroundColor: colour,
    color: text,
    '@media (hover: hover)': { '&:hover': { backgroundColor: hover } },
    '&:active': { backgroundColor: hover },
  };
}

const palette = (name: string) => `var(--haven-palette-${name})`;

/** How MUI's controls look here: overrides of the few that are used. */
export const components: Components<HavenTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 0,
        // Shows the edge in forced colours, where fills go.
        border: '1px solid transparent',
        borderRadius: 'var(--haven-radius-control)',
        textAlign: 'center',
        transition:
          'background-color var(--haven-duration-fast), color var(--haven-duration-fast), border-color var(--haven-duration-fast)',
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      sizeLarge: { minHeight: 44, padding: '9px 19px', font: 'var(--haven-font-h5)' },
      sizeMedium: {
        minHeight: 40,
        padding: '9px 15px',
        font: 'var(--haven-font-h6)',
        [coarse]: { minHeight: 44 },
      },
      sizeSmall: {
        minHeight: 36,
        padding: '7px 15px',
        font: 'var(--haven-font-h6)',
        // Reaches 44 px around what is seen, so that it keeps its place in the bar.
        [coarse]: {
          minHeight: 44,
          margin: '-4px',
          border: '4px solid transparent',
          borderRadius: 'var(--haven-radius-surface)',
          backgroundClip: 'padding-box',
        },
      },
    },
    variants: [
      {
        props: { variant: 'primary' },
        style: fill(palette('primary-main'), palette('primary-dark'), palette('primary-contrastText')),
      },
      {
        props: { variant: 'tonal' },
        style: fill(palette('tonal-main'), palette('tonal-hover'), palette('tonal-contrastText')),
      },
      {
        props: { variant: 'onBlue' },
        style: fill(palette('onBlue-main'), palette('onBlue-hover'), palette('onBlue-contrastText')),
      },
      {
        props: { variant: 'outline' },
        style: {
          ...fill(palette('background-paper'), palette('background-sunken'), palette('outline')),
          borderColor: palette('control'),
        },
      },
      {
        props: { variant: 'onBlueOutline' },
        style: {
          ...fill('transparent', 'rgb(255 255 255 / 10%)', palette('beam-text')),
          borderColor: palette('beam-accent'),
        },
      },
      {
        props: { variant: 'text' },
        style: {
          ...fill('transparent', palette('tonal-main'), palette('outline')),
        },
      },
    ],
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: 0,
        borderRadius: 'var(--haven-radius-control)',
        backgroundColor: palette('background-paper'),
        color: palette('text-primary'),
        font: 'var(--haven-font-body1)',
        '&:has(:is(input, textarea, select):focus-visible)': {
          outline: '3px solid var(--haven-focus)',
          outlineOffset: 2,
        },
      },
      notchedOutline: {
        inset: 0,
        borderColor: palette('control'),
        borderWidth: 1,
        '& legend': { display: 'none' },
        '.MuiOutlinedInput-root:hover &, .MuiOutlinedInput-root.Mui-focused &': {
          borderColor: palette('control'),
          borderWidth: 1,
        },
        '.MuiOutlinedInput-root.Mui-error &': { borderColor: palette('error-main'), borderWidth: 2 },
      },
      input: {
        height: 'auto',
        padding: '10px 12px',
        lineHeight: 1.5,
        outline: 'none',
        '&::placeholder': { color: palette('text-secondary'), opacity: 1 },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${palette('tonal-main')} inset`,
          WebkitTextFillColor: palette('text-primary'),
          caretColor: palette('text-primary'),
        },
      },
    },
  },
};
