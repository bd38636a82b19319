import { dropdownWidth, motion, tooltipWidth } from '#haven/theme/tokens.ts';
import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';

const slow = Number.parseInt(motion.slow, 10);

/** Styles of a surface that covers a part of the page. */
export const panelStyles = {
  borderRadius: 'var(--haven-radius-surface)',
  boxShadow: 'var(--haven-edge), var(--haven-e3)',
  '@media (forced-colors: active)': { border: '1px solid' },
};

/** Styles of dialogs, menus, and tooltips. */
export const overlayStyles: HavenComponents = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 18 32 / 56%)' } } },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: { enter: slow, exit: slow * 0.75 } },
    styleOverrides: {
      paper: {
        width: 432,
        maxWidth: 'calc(100% - 16px)',
        maxHeight: 'calc(100% - 16px)',
        margin: 8,
        padding: 'var(--haven-space-24)',
        overscrollBehavior: 'contain',
        ...panelStyles,
        '@media (width < 768px)': { width: '100%', padding: 'var(--haven-space-20) var(--haven-space-16)' },
      },
    },
  },
  MuiMenu: {
    defaultProps: {
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      transformOrigin: { vertical: 'top', horizontal: 'right' },
    },
    styleOverrides: { paper: { ...panelStyles, minWidth: dropdownWidth }, list: { padding: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        '--haven-focus-offset': '-3px',
        padding: '4px 12px',
        borderRadius: 'var(--haven-radius-control)',
        font: 'var(--haven-font-body2)',
        // More specific than MUI's rule for wide windows.
        '&.MuiMenuItem-root': { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } },
        '&.Mui-focusVisible': { backgroundColor: paletteVar('background-sunken') },
        '@media (hover: hover)': { '&:hover': { backgroundColor: paletteVar('background-sunken') } },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        maxWidth: tooltipWidth,
        padding: '8px 12px',
        backgroundColor: paletteVar('text-primary'),
        color: paletteVar('background-paper'),
        font: 'var(--haven-font-caption)',
        overflowWrap: 'anywhere',
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: 0, font: 'var(--haven-font-h4)' } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        flex: 'none',
        overflowY: 'visible',
        padding: 0,
        marginTop: 'var(--haven-space-8)',
        color: 'var(--haven-palette-text-secondary)',
        '& > * + *': { marginTop: 'var(--haven-space-16)' },
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: 'var(--haven-space-12)',
        padding: 0,
        marginTop: 'var(--haven-space-24)',
      },
    },
  },
};
