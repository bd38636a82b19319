import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLowContrast, readBrand } from './plugin.ts';

const slugs = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(slugs)('the brand %s', (slug) => {
  it('is whole, and its colours can be read', () => {
    expect(readBrand(slug).slug).toBe(slug);
  });
});

describe('a brand that is not in order', () => {
  it('is told by what there is instead', () => {
    expect(() => readBrand('nowhere')).toThrow(`BRAND must be one of ${slugs.join(', ')}: `);
  });

  it('is told by the colour that cannot be read, and on what', () => {
    const { colours } = readBrand('lintel');
    const pale = { ...colours.light, link: { main: '#9ecbe8', hover: colours.light.link.hover } };
    expect(findLowContrast({ ...colours, light: pale })).toEqual([
      'colours.light.link.main: #9ecbe8 on #eceff1 has a contrast of 1.5, but needs 4.5.',
      'colours.light.link.main: #9ecbe8 on #ffffff has a contrast of 1.7, but needs 4.5.',
      'colours.light.link.main: #9ecbe8 on #f5f7f8 has a contrast of 1.6, but needs 4.5.',
    ]);
  });
});
