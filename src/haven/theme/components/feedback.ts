import { createElement } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';
import { spinnerSize } from '#haven/theme/tokens.ts';

const severities = ['error', 'info', 'success', 'warning'] as const;
const icon = (name: IconName) => createElement(Icon, { name });

/** Styles of alerts, toasts, and spinners. */
export const feedbackStyles: HavenComponents = {
  MuiAlert: {
    defaultProps: {
      // The live regions around alerts announce them; with the role `alert`, they would be announced twice.
      role: 'none',
      iconMapping: {
        error: icon('error'),
        info: icon('info'),
        neutral: icon('info'),
        success: icon('success'),
        warning: icon('warning'),
      },
    },
    styleOverrides: {
      root: {
        gap: 'var(--haven-space-12)',
        padding: '12px 16px',
        borderRadius: 'var(--haven-radius-surface)',
        '@media (forced-colors: active)': { border: '1px solid' },
        color: paletteVar('text-primary'),
        variants: [
          ...severities.map((severity) => ({
            props: { severity },
            style: {
              backgroundColor: paletteVar(`${severity}-tint`),
              '& .MuiAlert-icon': { color: paletteVar(`${severity}-main`) },
            },
          })),
          {
            props: { severity: 'neutral' },
            style: {
              backgroundColor: paletteVar('background-paper'),
              boxShadow: `inset 0 0 0 1px ${paletteVar('divider')}`,
              '& .MuiAlert-icon': { color: paletteVar('text-secondary') },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              padding: '14px 18px',
              border: `2px solid ${paletteVar('error-main')}`,
              backgroundColor: paletteVar('background-paper'),
              '@media (width < 768px)': { paddingInline: 14 },
              '& .MuiAlert-icon': { paddingTop: '2px' },
            },
          },
          {
            props: { variant: 'toast' },
            style: {
              paddingRight: 0,
              backgroundColor: paletteVar('background-paper'),
              boxShadow: 'var(--haven-edge), var(--haven-e3)',
              transition: 'opacity var(--haven-duration-fast)',
              '@starting-style': { opacity: 0 },
              '@media (prefers-reduced-motion: no-preference)': {
                transition: 'opacity var(--haven-duration-slow), translate var(--haven-duration-slow)',
                transitionTimingFunction: 'var(--haven-easing-enter)',
                '@starting-style': { translate: '16px' },
              },
              '& .MuiAlert-action': { marginBlock: -12 },
            },
          },
        ],
      },
      icon: { marginRight: 0, padding: 0, opacity: 1 },
      message: { flex: 1, padding: 0, overflow: 'visible' },
      action: { flex: 'none', padding: 0, margin: 0, font: 'var(--haven-font-h6)' },
    },
  },
  MuiCircularProgress: {
    defaultProps: {
      'aria-hidden': true,
      color: 'inherit',
      disableShrink: true,
      size: 'middle',
      thickness: 5,
      // The content security policy blocks style attributes in server-rendered pages, so sizes are variants.
      style: { width: undefined, height: undefined },
    },
    styleOverrides: {
      root: {
        flex: 'none',
        // With reduced motion the ring turns slowly, since a still ring would look like a hung page.
        '@media (prefers-reduced-motion: reduce)': { animation: 'turn 1.4s linear infinite' },
        variants: Object.entries(spinnerSize).map(([size, pixels]) => ({
          props: { size },
          style: { width: pixels, height: pixels },
        })),
      },
    },
  },
};
