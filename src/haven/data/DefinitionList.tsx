import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Definition {
  readonly term: string;
  readonly description: ReactNode;
  /** Takes a row to itself where others stand side by side: a text of sentences. */
  readonly isLong?: boolean | undefined;
}

interface DefinitionListProps {
  readonly items: readonly Definition[];
  /** Side by side, as many as the width has room for; else one below the other. */
  readonly inColumns?: boolean | undefined;
}

/** What is known already and cannot be changed here, in the measures of fields. */
export function DefinitionList({ items, inColumns = false }: DefinitionListProps) {
  return (
    <dl className={[styles['list'], inColumns && styles['columns']].filter(Boolean).join(' ')}>
      {items.map(({ term, description, isLong = false }) => (
        <div key={term} className={isLong ? styles['long'] : undefined}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['description']}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
