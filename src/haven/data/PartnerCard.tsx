import { useId, type ReactNode } from 'react';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import { Marked } from './Marked.tsx';
import { Monogram } from './Monogram.tsx';
import styles from './PartnerCard.module.css';

interface PartnerCardStatus {
  readonly tone: 'info' | 'success';
  readonly icon: IconName;
  readonly text: string;
}

/** The end of an offer's term, in words. */
interface PartnerCardTerm {
  readonly text: string;
  readonly isOver: boolean;
}

export interface PartnerCardProps {
  readonly id: number;
  readonly title: string;
  /** The category. */
  readonly meta: string;
  readonly term?: PartnerCardTerm | undefined;
  readonly status?: PartnerCardStatus | undefined;
  readonly benefit: string;
  /** The offer's value in plain words; it stands on the dimension line. */
  readonly value: string;
  /** Whether a word of it is what a search has found. */
  readonly isMarked?: ((word: string) => boolean) | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Public cards carry no state, so they keep no line free for one. */
  readonly compact?: boolean | undefined;
  /** Where it stands among all, from 1, where not all of them are in the page. */
  readonly place?: { readonly position: number; readonly of: number } | undefined;
  /** The actions. The card itself is not a link. */
  readonly children?: ReactNode;
}

export function PartnerCard({
  id,
  title,
  meta,
  term,
  status,
  benefit,
  value,
  isMarked,
  headingLevel = 2,
  compact = false,
  place,
  children,
}: PartnerCardProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      aria-labelledby={titleId}
      aria-posinset={place?.position}
      aria-setsize={place?.of}
      className={compact ? styles['card'] : `${styles['card']} ${styles['roomy']}`}
    >
      <div className={styles['head']}>
        <Monogram id={id} name={title} />
        <div className={styles['names']}>
          <Heading id={titleId} className={styles['title']}>
            <Marked text={title} isMarked={isMarked} />
          </Heading>
          <p className={styles['meta']}>
            <Marked text={meta} isMarked={isMarked} />
            {term && (
              <span className={[styles['term'], term.isOver && styles['over']].filter(Boolean).join(' ')}>
                <Icon name="calendar" size={14} />
                {term.text}
              </span>
            )}
          </p>
          {status && (
            <p className={`${styles['status']} ${styles[status.tone]}`}>
              <Icon name={status.icon} size={14} />
              {status.text}
            </p>
          )}
        </div>
      </div>
      <p className={styles['benefit']}>
        <Marked text={benefit} isMarked={isMarked} />
      </p>
      <DimensionLine className={styles['value']}>
        <Marked text={value} isMarked={isMarked} />
      </DimensionLine>
      {children && <div className={styles['actions']}>{children}</div>}
    </article>
  );
}
