/** Value of a color of the palette, which follows the color scheme: `primary-main`. */
export const palette = (name: string) => `var(--haven-palette-${name})`;
