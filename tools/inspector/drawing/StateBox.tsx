import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { RunningChart } from '#inspector/messages.ts';
import type { DrawnState } from '#charts/chartGraph.ts';
import { ArrowLabel } from './ArrowLabel.tsx';
import type { ArrowStatus } from './arrowStatus.ts';
import type { Point, Size } from './placeGraph.ts';
import styles from './StateBox.module.css';

/** Maximum length of a description in the box, in characters; a longer one is only beside the drawing. */
const maxDescription = 90;

interface StateBoxProps {
  readonly state: DrawnState;
  readonly place: (Point & Size) | undefined;
  readonly isInForce: boolean;
  readonly started: ReadonlyMap<string, RunningChart>;
  readonly statusOf: (arrow: string) => ArrowStatus;
  readonly pressing: (arrow: string) => (() => void) | undefined;
  readonly onOpen: (running: RunningChart) => void;
}

/** The box of a state, around the boxes of its children: its name, actions, actors, and the arrows that stay in it. */
export function StateBox({ state, place, isInForce, started, statusOf, pressing, onOpen }: StateBoxProps) {
  const { id, name, parent, isInnermost, marks, description = '', notes, runs, loops } = state;
  const look = [
    styles['state'],
    parent === null && styles['chart'],
    marks.includes('region') && styles['region'],
    marks.includes('final') && styles['final'],
    isInForce && styles['inForce'],
    isInnermost && styles['innermost'],
  ];
  return (
    <li
      className={look.filter(Boolean).join(' ')}
      style={place && { left: place.x, top: place.y, width: place.width, height: place.height }}
      data-state={id}
      aria-current={isInForce ? 'true' : undefined}
    >
      <div className={styles['head']}>
        <p className={styles['name']}>
          <span>{name}</span>
          {marks.map((mark) => (
            <span key={mark} className={styles['mark']}>
              {mark}
            </span>
          ))}
          {isInForce && <VisuallyHidden> (current)</VisuallyHidden>}
        </p>
        {description !== '' && description.length <= maxDescription && (
          <p className={styles['note']}>{description}</p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
        {runs.map((actor) => (
          <Run key={actor} actor={actor} started={started} onOpen={onOpen} />
        ))}
        {loops.length > 0 && (
          <ul className={styles['loops']}>
            {loops.map((arrow) => (
              <ArrowLabel
                key={arrow.id}
                arrow={arrow}
                status={statusOf(arrow.id)}
                onPress={pressing(arrow.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {isInForce && isInnermost && (
        <span aria-hidden="true" className={styles['flag']}>
          Now
        </span>
      )}
    </li>
  );
}

type RunProps = Pick<StateBoxProps, 'started' | 'onOpen'> & { readonly actor: string };

/** An actor that the state invokes. If it runs a chart now, it is a button that opens the chart. */
function Run({ actor, started, onOpen }: RunProps) {
  const running = started.get(actor);
  if (!running) return <p className={styles['run']}>runs {actor}</p>;
  return (
    <button type="button" className={styles['run']} onClick={() => onOpen(running)}>
      runs {actor}
      <VisuallyHidden>: open its drawing</VisuallyHidden>
    </button>
  );
}
