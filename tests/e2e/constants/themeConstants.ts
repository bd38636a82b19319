import { brand } from '#domain/brand.ts';
import { fontFamily, lightColors, radius, spacing, typeScale, fontWeights } from '#haven/theme/tokens.ts';
import type { Constants } from './constant.ts';
import { computed } from './readings.ts';

const fontSize = (name: string) => computed(`[data-type="${name}"]`, 'font-size');
export const themeConstants: Constants = {
  'Theme: primary #2d5798, secondary #4698ca, body background #eceff1.': [
    {
      spec: '#2d5798',
      token: brand.colors.light.primary.main,
      shownOn: 'Tokens',
      read: computed('[data-color="primary-main"]', 'background-color'),
    },
    {
      spec: '#4698ca',
      token: brand.colors.light.secondary,
      shownOn: 'Tokens',
      read: computed('[data-color="secondary-main"]', 'background-color'),
    },
    {
      spec: '#eceff1',
      token: lightColors.page,
      shownOn: '/',
      read: computed('body', 'background-color'),
    },
  ],
  'Font Open Sans (regular and semibold).': [
    {
      spec: 'Open Sans',
      token: fontFamily.slice(1, 'Open Sans'.length + 1),
      shownOn: '/',
      read: async (page) => String(await computed('body', 'font-family')(page)).slice(1, 10),
    },
    {
      spec: 'regular',
      expected: 400,
      token: fontWeights.regular,
      shownOn: 'Tokens',
      read: computed('[data-type="body1"]', 'font-weight'),
    },
    {
      spec: 'semibold',
      expected: 600,
      token: fontWeights.semibold,
      shownOn: 'Tokens',
      read: computed('[data-type="h1"]', 'font-weight'),
    },
  ],
  'Spacing 4, 8, 12, 16, 20, 24, 32, 48, 72px.': [4, 8, 12, 16, 20, 24, 32, 48, 72].map((spec, index) => ({
    spec,
    token: spacing[index] ?? NaN,
    shownOn: 'Tokens',
    read: computed(`[data-space="${spec}"]`, 'width'),
  })),
  'Border radius 0, 4, 8, 100%.': (
    [
      [0, 'none'],
      [4, 'control'],
      [8, 'surface'],
      ['100%', 'round'],
    ] as const
  ).map(([spec, name]) => ({
    spec,
    token: radius[name].replace('px', ''),
    shownOn: 'Tokens',
    read: computed(`[data-radius="${name}"]`, 'border-top-left-radius'),
  })),
  'Heading sizes 32, 28, 24, 20, 16, 14.': ([32, 28, 24, 20, 16, 14] as const).map((spec, index) => {
    const name = (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)[index] ?? 'h1';
    return { spec, token: typeScale[name][0], shownOn: 'Tokens', read: fontSize(name) };
  }),
  'Body sizes 16, 14, 12.': (['body1', 'body2', 'caption'] as const).map((name, index) => ({
    spec: [16, 14, 12][index] ?? NaN,
    token: typeScale[name][0],
    shownOn: 'Tokens',
    read: fontSize(name),
  })),
};
