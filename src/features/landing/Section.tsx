import Container from '@mui/material/Container';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** HTML id of the section, for links to it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Small text at the right of the title, hidden on phones. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles['section']}>
      <Container>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
