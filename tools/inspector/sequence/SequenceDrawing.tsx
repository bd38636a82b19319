import { Fragment, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { WatchedTab } from '#inspector/watched.ts';
import styles from './SequenceDrawing.module.css';
import { SequenceRow } from './SequenceRow.tsx';
import { toSequence } from './toSequence.ts';

interface SequenceDrawingProps {
  readonly tab: WatchedTab;
  /** Name of the only chart to show; empty for all. */
  readonly chart: string;
}

/** Scrolls to the end, and sideways to the newest arrow if it is not visible. */
function showNewest(box: HTMLElement, newest: number): void {
  const arrow = box.querySelector<HTMLElement>(`[data-message='${newest}']`);
  if (!arrow) return;
  const { offsetLeft: start, offsetWidth: length } = arrow;
  const isInSight = start >= box.scrollLeft && start + length <= box.scrollLeft + box.clientWidth;
  box.scrollTo({
    top: box.scrollHeight,
    left: isInSight ? box.scrollLeft : start + length / 2 - box.clientWidth / 2,
  });
}

/** Allows a line break before each word of a camel-case name. */
function breakable(name: string): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Distance from the end, in pixels, up to which the drawing scrolls to new events. */
const near = 40;

/** A sequence diagram: actors are lifelines, events are arrows between them, and time goes from top to bottom. */
export function SequenceDrawing({ tab, chart }: SequenceDrawingProps) {
  const { lifelines, messages, leftOut } = toSequence(tab, chart);
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const newest = messages.at(-1)?.number;

  useEffect(() => {
    if (isAtEnd.current && box.current && newest !== undefined) showNewest(box.current, newest);
  }, [box, newest]);

  if (messages.length === 0) return null;
  return (
    <section
      ref={box}
      className={styles['box']}
      aria-label="Sequence"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // New events also move the end away, so only scrolling up means that the person reads earlier events.
        if (scrollHeight - scrollTop - clientHeight < near) isAtEnd.current = true;
        else if (scrollTop < lastTop.current) isAtEnd.current = false;
        lastTop.current = scrollTop;
      }}
    >
      <div className={styles['sheet']} style={{ '--lifelines': lifelines.length } as CSSProperties}>
        <ul className={styles['lifelines']} aria-label="Actors">
          {lifelines.map(({ lifeline, name, isEffect }) => (
            <li key={lifeline} className={styles['lifeline']}>
              <span className={styles[isEffect ? 'effect' : 'chart']}>{breakable(name)}</span>
            </li>
          ))}
        </ul>
        {leftOut > 0 && <p className={styles['leftOut']}>{`${leftOut} older ones are not drawn.`}</p>}
        <ol className={styles['messages']} aria-label="Messages">
          {messages.map((message) => (
            <SequenceRow key={message.number} message={message} lifelines={lifelines} />
          ))}
        </ol>
      </div>
    </section>
  );
}
