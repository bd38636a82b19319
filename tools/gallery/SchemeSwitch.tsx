import { useEffect, useState } from 'react';
import styles from './SchemeSwitch.module.css';
import { forceColorScheme, type Scheme } from './forceColorScheme.ts';

/** A select for the system's, the light, or the dark color scheme. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('system');
  useEffect(() => forceColorScheme(scheme), [scheme]);
  return (
    <select
      aria-label="Color scheme"
      className={styles['switch']}
      value={scheme}
      onChange={({ target }) => setScheme(target.value as Scheme)}
    >
      {['system', 'light', 'dark'].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
