import styles from './DrawingLegend.module.css';

const looks = [
  ['inForce', 'Now in force'],
  ['last', 'Taken last'],
  ['sent', 'Can be sent: press it'],
  ['own', 'May happen by itself'],
] as const;

export function DrawingLegend() {
  return (
    <ul className={styles['key']} aria-label="Key">
      {looks.map(([look, words]) => (
        <li key={look} className={styles['entry']}>
          <span aria-hidden="true" className={[styles['sample'], styles[look]].join(' ')} />
          {words}
        </li>
      ))}
    </ul>
  );
}
