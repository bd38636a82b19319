import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { DefinitionList, type Definition } from '#haven/data/DefinitionList.tsx';
import styles from './EntryFacts.module.css';

interface EntryFactsProps {
  readonly items: readonly Definition[];
  /** Links and buttons under the facts. */
  readonly actions: ReactNode;
  /** Shown between facts and actions. */
  readonly children?: ReactNode;
}

/** The facts of an entry, with what can be done with it. */
export function EntryFacts({ items, actions, children }: EntryFactsProps) {
  return (
    <Card className={styles['facts']}>
      <DefinitionList inColumns items={items} />
      {children}
      <div className={styles['actions']}>{actions}</div>
    </Card>
  );
}
