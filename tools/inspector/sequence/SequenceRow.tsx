import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { clockFormat } from '#inspector/clockFormat.ts';
import type { Participant } from '#inspector/messages.ts';
import styles from './SequenceRow.module.css';
import type { SequenceMessage } from './toSequence.ts';

interface SequenceRowProps {
  readonly message: SequenceMessage;
  readonly lifelines: readonly Participant[];
}

/** An event as an arrow from its sender to its receiver. */
export function SequenceRow({ message, lifelines }: SequenceRowProps) {
  const { number, from, to, event, state, isTaken, at } = message;
  const look = [
    styles['arrow'],
    styles[from === to ? 'self' : from < to ? 'on' : 'back'],
    !isTaken && styles['refused'],
  ];
  return (
    <li className={styles['row']}>
      <time className={styles['time']}>{clockFormat.format(at)}</time>
      <div
        data-message={number}
        className={look.filter(Boolean).join(' ')}
        style={{ gridColumn: `${Math.min(from, to) + 2} / ${Math.max(from, to) + 3}` }}
      >
        <span className={styles['event']}>
          {event}
          <VisuallyHidden>
            , from {lifelines[from]?.name} to {lifelines[to]?.name}
          </VisuallyHidden>
        </span>
        <span aria-hidden="true" className={styles['line']} />
        {!isTaken && <span className={styles['note']}>not accepted</span>}
        {state !== null && <span className={styles['note']}>now {state}</span>}
      </div>
    </li>
  );
}
