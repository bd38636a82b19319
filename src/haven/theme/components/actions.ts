import type { CSSObject } from '@mui/material/styles';
import { Anchor } from '#haven/actions/Link.tsx';
import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';

/** Returns styles that apply during a press, and under a pointer that can hover. */
const pressed = (style: CSSObject) => ({ '&:active': style, '@media (hover: hover)': { '&:hover': style } });

/** Styles of buttons and links. */
export const actionStyles: HavenComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: Anchor } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 0,
        minHeight: 40,
        padding: '9px 15px',
        // In forced colors, fills are removed, and this edge becomes visible.
        border: '1px solid transparent',
        font: 'var(--haven-font-h6)',
        letterSpacing: 'normal',
        textAlign: 'center',
        '&[aria-disabled="true"]': { cursor: 'default' },
        // Replaces `CircularProgress` on a button that is pressed before hydration.
        '&[aria-busy="true"]::before': {
          flex: 'none',
          width: 12,
          height: 12,
          border: '2px solid currentColor',
          borderInlineEndColor: 'transparent',
          borderRadius: '50%',
          animation: 'turn 0.9s linear infinite',
          content: '""',
        },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeLarge: { minHeight: 44, padding: '9px 19px', font: 'var(--haven-font-h5)' },
      sizeSmall: {
        minHeight: 36,
        padding: '7px 15px',
        // Extends the hit area to 44 px, without moving the neighbors.
        '@media (pointer: coarse)': {
          margin: -4,
          border: '4px solid transparent',
          borderRadius: 'var(--haven-radius-surface)',
          backgroundClip: 'padding-box',
          '&.MuiButton-outlined': { boxShadow: `inset 0 0 0 1px ${paletteVar('control')}` },
        },
      },
      contained: {
        variants: (['primary', 'tonal', 'onBeam'] as const).map((color) => ({
          props: { color },
          style: pressed({ '--variant-containedBg': paletteVar(`${color}-dark`) }),
        })),
      },
      outlined: {
        borderColor: paletteVar('control'),
        backgroundColor: paletteVar('background-paper'),
        color: paletteVar('outline'),
        ...pressed({ backgroundColor: paletteVar('background-sunken') }),
        variants: [
          {
            props: { color: 'onBeam' },
            style: {
              borderColor: paletteVar('beam-accent'),
              backgroundColor: 'transparent',
              color: paletteVar('beam-text'),
              ...pressed({ backgroundColor: 'rgb(255 255 255 / 10%)' }),
            },
          },
        ],
      },
      text: {
        ...pressed({ backgroundColor: paletteVar('tonal-main') }),
        variants: [{ props: { color: 'primary' }, style: { color: paletteVar('outline') } }],
      },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'large' },
    styleOverrides: {
      root: {
        '--haven-focus-offset': '-3px',
        borderRadius: 'var(--haven-radius-control)',
        '--IconButton-hoverBg': 'transparent',
        variants: [
          {
            props: { color: 'default' },
            style: {
              color: paletteVar('text-secondary'),
              '@media (hover: hover)': { '&:hover': { color: paletteVar('text-primary') } },
            },
          },
        ],
      },
      sizeLarge: { width: 44, height: 44, padding: 0 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 4,
        minHeight: 36,
        padding: '0 12px',
        borderColor: paletteVar('control'),
        backgroundColor: paletteVar('background-paper'),
        color: paletteVar('text-primary'),
        font: 'var(--haven-font-body2)',
        '@media (hover: hover)': { '&:hover': { borderColor: paletteVar('primary-main') } },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: paletteVar('primary-main'),
          backgroundColor: paletteVar('primary-main'),
          color: paletteVar('primary-contrastText'),
        },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--haven-radius-control)',
        color: paletteVar('link-main'),
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: 3,
        transition: 'color var(--haven-duration-fast)',
        '@media (hover: hover)': {
          '&:hover': { color: paletteVar('link-hover'), textDecorationThickness: 2 },
        },
        variants: [
          { props: { color: 'inherit' }, style: { '&, &:hover': { color: 'inherit' } } },
          {
            props: { variant: 'action' },
            style: {
              display: 'inline-flex',
              alignItems: 'center',
              gap: 4,
              textAlign: 'start',
              overflowWrap: 'anywhere',
              // The hit area overlaps the lines above and below, so that their distance stays the same.
              '@media (pointer: coarse)': { minHeight: 44, marginBlock: -12 },
            },
          },
          {
            props: { variant: 'action', component: 'button' },
            style: {
              minHeight: 24,
              verticalAlign: 'baseline',
              userSelect: 'auto',
              '@media (pointer: coarse)': { minHeight: 44, marginBlock: -10 },
            },
          },
        ],
      },
    },
  },
};
