import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './ActionFailure.module.css';

interface ActionFailureProps {
  /** The sentence that says so: "We couldn't save your answer." */
  readonly what: string;
  /** Undefined where it was. */
  readonly error: unknown;
}

/** Beside what was pressed: that it did not work, and why where that is of use. */
export function ActionFailure({ what, error }: ActionFailureProps) {
  const failure = error === undefined || error === null ? null : toCallFailure(error);
  const words = failure && (isRefusal(failure) ? failure.message : `${what} Try again.`);
  return (
    <div role="alert">
      {words !== null && (
        <p className={styles['words']}>
          <Icon name="error" size={16} className={styles['icon']} />
          {words}
        </p>
      )}
    </div>
  );
}
