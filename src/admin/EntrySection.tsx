import { useId, type ReactNode } from 'react';
import styles from './EntrySection.module.css';

interface EntrySectionProps {
  readonly title: string;
  /** Sentence in place of the content, where there is none. */
  readonly none?: string | false;
  readonly children?: ReactNode;
}

/** A part of a page of the administration, under its own heading. */
export function EntrySection({ title, none = false, children }: EntrySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {none === false ? children : <p>{none}</p>}
    </section>
  );
}
