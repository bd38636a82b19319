import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLowContrast, readBrand } from './plugin.ts';

const slugs = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(slugs)('the brand %s', (slug) => {
  it('is valid and has enough contrast', () => {
    expect(readBrand(slug).slug).toBe(slug);
  });
});

describe('an invalid brand', () => {
  it('is rejected with the known brands', () => {
    expect(() => readBrand('nowhere')).toThrow(`BRAND must be one of ${slugs.join(', ')}: `);
  });

  it('is rejected with each color of too little contrast, and its background', () => {
    const { colors } = readBrand('lintel');
    const pale = { ...colors.light, link: { main: '#9ecbe8', hover: colors.light.link.hover } };
    expect(findLowContrast({ ...colors, light: pale })).toEqual([
      'colors.light.link.main: #9ecbe8 on #eceff1 has a contrast of 1.5, but needs 4.5.',
      'colors.light.link.main: #9ecbe8 on #ffffff has a contrast of 1.7, but needs 4.5.',
      'colors.light.link.main: #9ecbe8 on #f5f7f8 has a contrast of 1.6, but needs 4.5.',
    ]);
  });
});
