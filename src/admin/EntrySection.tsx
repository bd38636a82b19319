import { useId, type ReactNode, type Ref } from 'react';
import styles from './EntrySection.module.css';

interface EntrySectionProps {
  readonly title: string;
  /** Heading, for a section that takes the focus as it appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Sentence in place of the content, where there is none. */
  readonly none?: string | false;
  readonly children?: ReactNode;
}

/** A part of a page of the administration, under its own heading. */
export function EntrySection({ title, headingRef, none = false, children }: EntrySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {none === false ? children : <p>{none}</p>}
    </section>
  );
}
