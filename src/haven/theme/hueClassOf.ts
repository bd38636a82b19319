import styles from './hue.module.css';

/** A class that sets `--hue` to a partner's: twelve, 30 degrees apart, neighbors far apart; ids from 13 on fall between them. */
export function hueClassOf(id: number): string | undefined {
  const hue = (60 + 150 * id + 15 * Math.floor((id - 1) / 12)) % 360;
  return styles[`h${hue}`];
}
