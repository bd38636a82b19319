import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
}

/** What is known already and cannot be changed here, in the measures of fields. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['description']}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
