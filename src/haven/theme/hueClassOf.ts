const step = 15;

/** A class that sets `--hue` to a partner's: twelve, 30 degrees apart, neighbors far apart; ids from 13 on fall between them. */
export function hueClassOf(id: number): string {
  return classOf((60 + 150 * id + step * Math.floor((id - 1) / 12)) % 360);
}

/** Style sheet of these classes: the content security policy of a drawn page stops a style attribute. */
export function hueStyles(): string {
  const hues = Array.from({ length: 360 / step }, (_, index) => index * step);
  return hues.map((hue) => `@layer mui{.${classOf(hue)}{--hue:${hue}}}`).join('\n');
}

function classOf(hue: number): string {
  return `hue-${hue}`;
}
