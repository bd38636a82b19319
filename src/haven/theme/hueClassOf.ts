const step = 15;

/** Returns the class with a partner's `--hue`: every 30 degrees for the first 12 ids, the hues between for the next 12. */
export function hueClassOf(id: number): string {
  return `hue-${(60 + 150 * id + step * Math.floor((id - 1) / 12)) % 360}`;
}

/** Returns the CSS of all hue classes, since the CSP of server-rendered pages blocks style attributes. */
export function createHueStyles(): string {
  const hues = Array.from({ length: 360 / step }, (_, index) => index * step);
  return hues.map((hue) => `@layer mui{.hue-${hue}{--hue:${hue}}}`).join('\n');
}
