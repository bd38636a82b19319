import { useEffect, useState } from 'react';
import styles from './SchemeSwitch.module.css';
import { showScheme, type Scheme } from './showScheme.ts';

/** Switches between the light and the dark color scheme, whatever the system prefers. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('system');
  useEffect(() => showScheme(scheme), [scheme]);
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
