import { Fragment, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { WatchedTab } from '#inspector/watched.ts';
import styles from './SequenceDrawing.module.css';
import { SequenceRow } from './SequenceRow.tsx';
import { toSequence } from './toSequence.ts';

interface SequenceDrawingProps {
  readonly tab: WatchedTab;
  /** The chart that is looked at alone; all where it is empty. */
  readonly chart: string;
}

/** Scrolls to the end, and sideways to the last arrow where that is out of sight. */
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

/** A name that may go on in the next line before each of its words. */
function breakable(name: string): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Pixels from the end at which somebody still looks at the newest. */
const near = 40;

/** Draws messages in time from top to bottom: actors as lifelines, events as arrows between them. */
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
        // Newer events move the end away; whoever looks at earlier ones has scrolled up.
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
