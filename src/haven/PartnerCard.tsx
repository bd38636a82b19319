import { useId, type ReactNode } from 'react';
import { DimensionLine } from './DimensionLine.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Monogram } from './Monogram.tsx';
import styles from './PartnerCard.module.css';

interface PartnerCardStatus {
  readonly tone: 'info' | 'success';
  readonly icon: IconName;
  readonly text: string;
}

export interface PartnerCardProps {
  readonly id: number;
  readonly title: string;
  /** The category. */
  readonly meta: string;
  readonly status?: PartnerCardStatus | undefined;
  readonly benefit: string;
  /** The offer's value in plain words; it stands on the dimension line. */
  readonly value: string;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Public cards carry no state, so they keep no line free for one. */
  readonly compact?: boolean | undefined;
  /** The actions. The card itself is not a link. */
  readonly children: ReactNode;
}

export function PartnerCard({
  id,
  title,
  meta,
  status,
  benefit,
  value,
  headingLevel = 2,
  compact = false,
  children,
}: PartnerCardProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article aria-labelledby={titleId} className={styles[compact ? 'compact' : 'card']}>
      <div className={styles['head']}>
        <Monogram id={id} name={title} />
        <div className={styles['names']}>
          <Heading id={titleId} className={styles['title']}>
            {title}
          </Heading>
          <p className={styles['meta']}>{meta}</p>
          {status && (
            <p className={styles[status.tone]}>
              <Icon name={status.icon} size={14} />
              {status.text}
            </p>
          )}
        </div>
      </div>
      <p className={styles['benefit']}>{benefit}</p>
      <DimensionLine className={styles['value']}>{value}</DimensionLine>
      <div className={styles['actions']}>{children}</div>
    </article>
  );
}
