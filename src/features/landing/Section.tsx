import Container from '@mui/material/Container';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Fragment of the address that leads here. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Small words at the right of the title; a phone has no room for them. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the landing page under its heading. */
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
