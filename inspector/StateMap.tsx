import type { AnyStateNode } from 'xstate';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import styles from './StateMap.module.css';

interface StateMapProps {
  readonly parent: AnyStateNode;
  readonly current: ReadonlySet<AnyStateNode>;
}

/** The states of a chart, each in the one that holds it; those that it is in stand out. */
export function StateMap({ parent, current }: StateMapProps) {
  return (
    <ul className={styles['states']}>
      {Object.values(parent.states).map((state) => {
        const isCurrent = current.has(state);
        const isLeaf = Object.keys(state.states).length === 0;
        const look = [styles['state'], isCurrent && styles[isLeaf ? 'current' : 'around']];
        return (
          <li key={state.id} className={look.filter(Boolean).join(' ')}>
            {state.key}
            {isCurrent && <VisuallyHidden> (current)</VisuallyHidden>}
            {!isLeaf && <StateMap parent={state} current={current} />}
          </li>
        );
      })}
    </ul>
  );
}
