import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  readonly message: string;
  /** Id of the control; absent where the error belongs to none. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Counts the submits that the form itself refused: a new number with errors takes the focus. */
  readonly submission?: number;
  /** Why the last call failed: a new one with errors takes the focus as well. */
  readonly failure?: object | null;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Everything that is wrong with a form, at its top; the page's title says so too. */
export function ErrorSummary({ errors, submission = 0, failure = null }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const announced = useRef({ submission: 0, failure: null as object | null });
  const hasErrors = errors.length > 0;

  useEffect(() => {
    const last = announced.current;
    // Once it is forgotten, the same failure is a new one.
    if (failure === null) last.failure = null;
    if (!hasErrors || (submission === last.submission && failure === last.failure)) return;
    announced.current = { submission, failure };
    ref.current?.focus();
  }, [hasErrors, submission, failure]);

  useEffect(() => {
    if (!hasErrors) return undefined;
    const plainTitle = document.title;
    const markedTitle = `Error: ${plainTitle}`;
    document.title = markedTitle;
    return () => {
      if (document.title === markedTitle) document.title = plainTitle;
    };
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles['summary']}>
      <div role="alert" className={styles['body']}>
        <Icon name="error" size={24} className={styles['icon']} />
        <div>
          <h2 className={styles['title']}>There is a problem</h2>
          <ul className={styles['list']}>
            {errors.map(({ message, fieldId }) => (
              <li key={`${fieldId ?? ''} ${message}`}>
                {fieldId === undefined ? (
                  message
                ) : (
                  <a
                    href={`#${fieldId}`}
                    className={styles['link']}
                    onClick={(event) => focusField(event, fieldId)}
                  >
                    {message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
