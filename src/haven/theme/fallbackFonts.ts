/** Parts of the font size that Open Sans takes above and below its base line. */
const ascent = 2189 / 2048;
const descent = 600 / 2048;

/**
 * Fonts of other systems in each weight, by their names there. `width` is that of the text of ten of our pages in Open Sans,
 * in percent of its width in the other font.
 */
const fonts = [
  ['Open Sans Fallback', 400, 106.75, ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']],
  ['Open Sans Fallback', 600, 100.35, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']],
  ['Open Sans Fallback Android', 400, 107.11, ['Roboto', 'Roboto-Regular']],
  ['Open Sans Fallback Android', 600, 105.46, ['Roboto Bold', 'Roboto-Bold']],
  ['Open Sans Fallback Linux', 400, 94.13, ['DejaVu Sans', 'DejaVuSans']],
  ['Open Sans Fallback Linux', 600, 83.81, ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
] as const;

/** Style sheet that stretches them to the measures of Open Sans, so that nothing moves when it arrives. */
export function fallbackFonts(): string {
  return fonts
    .map(([family, weight, width, names]) => {
      const percent = (part: number) => `${((100 * part) / (width / 100)).toFixed(2)}%`;
      const face = [
        `font-family:'${family}'`,
        `font-weight:${weight}`,
        `src:${names.map((name) => `local('${name}')`).join(',')}`,
        `size-adjust:${width}%`,
        `ascent-override:${percent(ascent)}`,
        `descent-override:${percent(descent)}`,
        'line-gap-override:0%',
      ];
      return `@layer mui{@font-face{${face.join(';')}}}`;
    })
    .join('\n');
}
