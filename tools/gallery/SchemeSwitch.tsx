import { useEffect, useState } from 'react';
import styles from './SchemeSwitch.module.css';
import { showScheme, type Scheme } from './showScheme.ts';

const schemes: readonly Scheme[] = ['system', 'light', 'dark'];

/** Shows light or dark whatever the system asks for. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('system');
  useEffect(() => showScheme(scheme), [scheme]);
  return (
    <select
      aria-label="Colour scheme"
      className={styles['switch']}
      value={scheme}
      onChange={({ target }) => setScheme(target.value as Scheme)}
    >
      {schemes.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
