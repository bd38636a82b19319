import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { Arrow } from '#charts/chartGraph.ts';
import styles from './ArrowLabel.module.css';
import type { ArrowStatus } from './arrowStatus.ts';
import type { Point } from './placeGraph.ts';

interface ArrowLabelProps {
  readonly arrow: Arrow;
  /** Center of the words on the line; undefined for a loop, whose words are in the state's box. */
  readonly place?: Point | undefined;
  readonly status: ArrowStatus;
  /** Called to send the event; undefined if it cannot be sent now. */
  readonly onPress: (() => void) | undefined;
}

/** The text of an arrow: its event, condition, and actions. */
export function ArrowLabel({ arrow, place, status, onPress }: ArrowLabelProps) {
  const { id, from, to } = arrow;
  const isLoop = from === to;
  const look = [
    styles['label'],
    isLoop ? styles['inBox'] : styles['onLine'],
    status.now && styles[status.now],
    status.isLast && styles['last'],
  ];
  const words = <Words arrow={arrow} />;
  return (
    <li
      className={look.filter(Boolean).join(' ')}
      style={place && { left: place.x, top: place.y }}
      data-arrow={id}
    >
      {isLoop && <LoopMark />}
      {onPress ? (
        <button type="button" className={styles['press']} onClick={onPress}>
          <VisuallyHidden>Send </VisuallyHidden>
          {words}
        </button>
      ) : (
        <div className={styles['press']}>{words}</div>
      )}
      {status.isLast && <span className={styles['flag']}>Last</span>}
    </li>
  );
}

function Words({ arrow }: Pick<ArrowLabelProps, 'arrow'>) {
  const { event, anywhere, condition, actions, tracked, from, to, isAnew } = arrow;
  const way = from === to ? `stays in ${nameState(from)}` : `from ${nameState(from)} to ${nameState(to)}`;
  return (
    <>
      <span className={styles['event']}>{event}</span>
      {anywhere !== null && <span className={styles['line']}> {anywhere}</span>}
      {condition !== null && <span className={styles['line']}> {condition}</span>}
      {actions !== null && <span className={styles['line']}> do {actions}</span>}
      {tracked !== null && <span className={styles['line']}> track {tracked}</span>}
      {isAnew && <span className={styles['line']}> enters anew</span>}
      <VisuallyHidden>, {way}</VisuallyHidden>
    </>
  );
}

function nameState(state: string): string {
  return state === '*' ? 'the chart' : state;
}

function LoopMark() {
  return (
    <svg className={styles['loop']} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M12.5 5.2A5.4 5.4 0 1 0 13.4 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M13.6 1.8v4.4H9.2z" fill="currentColor" />
    </svg>
  );
}
