import { useId, type ReactNode } from 'react';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import { HighlightedText } from './HighlightedText.tsx';
import { Monogram } from './Monogram.tsx';
import styles from './PartnerCard.module.css';

export interface PartnerCardProps {
  readonly id: number;
  readonly title: string;
  readonly meta: string;
  readonly term?: { readonly text: string; readonly isOver: boolean } | undefined;
  readonly status?:
    | { readonly tone: 'info' | 'success'; readonly icon: IconName; readonly text: string }
    | undefined;
  readonly benefit: string;
  readonly value: string;
  readonly isMarked?: ((word: string) => boolean) | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Whether a card without a status also omits the space for it. */
  readonly compact?: boolean | undefined;
  /** Position among all cards, from 1, for a list of which only some cards are in the DOM. */
  readonly place?: { readonly position: number; readonly of: number } | undefined;
  /** Links and buttons of the card, which is not a link itself. */
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
            <HighlightedText text={title} isMarked={isMarked} />
          </Heading>
          <p className={styles['meta']}>
            <HighlightedText text={meta} isMarked={isMarked} />
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
        <HighlightedText text={benefit} isMarked={isMarked} />
      </p>
      <DimensionLine className={styles['value']}>
        <HighlightedText text={value} isMarked={isMarked} />
      </DimensionLine>
      {children && <div className={styles['actions']}>{children}</div>}
    </article>
  );
}
