import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { RunningChart } from '#inspector/messages.ts';
import type { DrawnState } from '#charts/chartGraph.ts';
import { ArrowLabel } from './ArrowLabel.tsx';
import type { ArrowStanding } from './arrowStanding.ts';
import type { Point, Size } from './placeGraph.ts';
import styles from './StateBox.module.css';

/** Characters of a description that has room under the name; a longer one stands beside the drawing alone. */
const fitting = 90;

interface StateBoxProps {
  readonly state: DrawnState;
  readonly place: (Point & Size) | undefined;
  readonly isInForce: boolean;
  readonly started: ReadonlyMap<string, RunningChart>;
  readonly standingOf: (arrow: string) => ArrowStanding;
  readonly pressing: (arrow: string) => (() => void) | undefined;
  readonly onOpen: (running: RunningChart) => void;
}

/** A state with its name, what runs in it, and what it does without leaving it; it lies around those that it holds. */
export function StateBox({ state, place, isInForce, started, standingOf, pressing, onOpen }: StateBoxProps) {
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
        {description !== '' && description.length <= fitting && (
          <p className={styles['note']}>{description}</p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
        {runs.map((actor) => (
          <Run key={actor} actor={actor} running={started.get(actor)} onOpen={onOpen} />
        ))}
        {loops.length > 0 && (
          <ul className={styles['loops']}>
            {loops.map((arrow) => (
              <ArrowLabel
                key={arrow.id}
                arrow={arrow}
                standing={standingOf(arrow.id)}
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

interface RunProps {
  readonly actor: string;
  /** The chart that the actor runs; none where it runs an effect, or does not run now. */
  readonly running: RunningChart | undefined;
  readonly onOpen: (running: RunningChart) => void;
}

/** An actor that runs in a state; a chart among them is opened. */
function Run({ actor, running, onOpen }: RunProps) {
  if (!running) return <p className={styles['run']}>runs {actor}</p>;
  return (
    <button type="button" className={styles['run']} onClick={() => onOpen(running)}>
      runs {actor}
      <VisuallyHidden>: open its drawing</VisuallyHidden>
    </button>
  );
}
