import { useId, useState, type FormEvent } from 'react';
import { FieldError } from '#haven/fields/FieldError.tsx';
import styles from './GoToPage.module.css';
import { paginationLabels } from './paginationTokens.ts';

interface GoToPageProps {
  /** Of the pages. */
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** The field of a `Pagination` that leads to the page of the number typed, by Enter. */
export function GoToPage({ count, onGo }: GoToPageProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const page = Number(typed);
    if (!/^\s*\d+\s*$/.test(typed) || page < 1 || page > count) {
      setError(count === 1 ? 'There is only page 1' : `Enter a page from 1 to ${count}`);
      return;
    }
    setError('');
    setTyped('');
    onGo(page);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <label htmlFor={id}>{paginationLabels.goTo}</label>
      <input
        id={id}
        value={typed}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        className={styles['field']}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="alert" className={styles['error']}>
        {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </form>
  );
}
