import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';

/** Styles of surfaces, and the width of a page. */
export const layoutStyles: HavenComponents = {
  MuiPaper: {
    // MUI's "elevation" writes style attributes, which server-rendered pages may not have.
    defaultProps: { variant: 'outlined' },
    styleOverrides: { outlined: { border: 0 } },
  },
  MuiCard: {
    defaultProps: { variant: 'card' },
    styleOverrides: {
      root: {
        overflow: 'visible',
        borderRadius: 'var(--haven-radius-surface)',
        boxShadow: 'var(--haven-edge), var(--haven-e1)',
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          { props: { variant: 'card' }, style: { padding: 'var(--haven-space-20)' } },
          {
            props: { variant: 'form' },
            style: {
              padding: 'var(--haven-space-20) var(--haven-space-16)',
              '@media (width >= 768px)': { padding: 'var(--haven-space-32)' },
            },
          },
        ],
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        '--haven-gutter': '16px',
        maxWidth: 1280,
        paddingInline: 'var(--haven-gutter)',
        '@media (width >= 768px)': { '--haven-gutter': '24px' },
        '@media (width >= 1200px)': { '--haven-gutter': '48px' },
      },
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', 'aria-hidden': true },
    styleOverrides: { root: { maxWidth: '100%', backgroundColor: paletteVar('skeleton') } },
  },
};
