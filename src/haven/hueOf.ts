/** A partner's hue: twelve, 30 degrees apart, neighbours far apart; ids from 13 on fall between them. */
export function hueOf(id: number): number {
  return (60 + 150 * id + 15 * Math.floor((id - 1) / 12)) % 360;
}
