const step = 15;

/**
 * Returns the class that sets `--hue` for a partner's id. The first 12 ids get hues 30 degrees apart, the next 12 the
 * hues between them.
 */
export function hueClassOf(id: number): string {
  return classOf((60 + 150 * id + step * Math.floor((id - 1) / 12)) % 360);
}

/**
 * Returns the style sheet of the hue classes; style attributes are blocked by the content security policy of
 * server-rendered pages.
 */
export function hueStyles(): string {
  const hues = Array.from({ length: 360 / step }, (_, index) => index * step);
  return hues.map((hue) => `@layer mui{.${classOf(hue)}{--hue:${hue}}}`).join('\n');
}

function classOf(hue: number): string {
  return `hue-${hue}`;
}
