import { Fragment } from 'react';
import type { FunnelState } from './funnelNumbers.ts';
import styles from './StateName.module.css';

/** The number and the words of a state, and small its dotted name, which may break after its dots. */
export function StateName({ number, label, name }: Pick<FunnelState, 'number' | 'label' | 'name'>) {
  return (
    <>
      {number}.&nbsp;{label}{' '}
      <small className={styles['name']}>
        {name.split('.').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                .<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </small>
    </>
  );
}
