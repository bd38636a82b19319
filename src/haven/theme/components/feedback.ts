import { createElement } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import type { HavenComponents } from '#haven/theme/havenComponents.ts';
import { palette } from '#haven/theme/palette.ts';

const severities = ['error', 'info', 'success', 'warning'] as const;
const icon = (name: IconName) => createElement(Icon, { name });

/** Looks of alerts. */
export const feedback: HavenComponents = {
  MuiAlert: {
    defaultProps: {
      // Live regions around it say what comes; an alert of its own would say it twice.
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
        color: palette('text-primary'),
        variants: [
          ...severities.map((severity) => ({
            props: { severity },
            style: {
              backgroundColor: palette(`${severity}-tint`),
              '& .MuiAlert-icon': { color: palette(`${severity}-main`) },
            },
          })),
          {
            props: { severity: 'neutral' },
            style: {
              backgroundColor: palette('background-paper'),
              boxShadow: `inset 0 0 0 1px ${palette('divider')}`,
              '& .MuiAlert-icon': { color: palette('text-secondary') },
            },
          },
        ],
      },
      icon: { marginRight: 0, padding: 0, opacity: 1 },
      message: { flex: 1, padding: 0, overflow: 'visible' },
      action: { flex: 'none', padding: 0, margin: 0, font: 'var(--haven-font-h6)' },
    },
  },
};
