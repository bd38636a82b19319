import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { RefObject } from 'react';
import { Monogram } from '#haven/data/Monogram.tsx';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { PartnerDrawing } from '#haven/drawing/PartnerDrawing.tsx';
import { HeroActions } from './HeroActions.tsx';
import styles from './PartnerHero.module.css';
import type { PartnerPageData } from './partnerPageData.ts';

interface PartnerHeroProps {
  readonly partnerId: number;
  /** The partner as people know it. */
  readonly name: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly page: PartnerPageData | undefined;
  /** Whether it is on its way. */
  readonly isLoading: boolean;
  /** Below a heading of the page that shows it, where it is a preview. */
  readonly headingLevel?: 1 | 2 | undefined;
}

/** Whose page it is, what the offer is good for, and the way to take it up. */
export function PartnerHero({
  partnerId,
  name,
  heading,
  page,
  isLoading,
  headingLevel = 1,
}: PartnerHeroProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Card variant="plain" className={styles['hero']}>
      <div className={styles['words']}>
        <Monogram id={partnerId} name={name} size={72} className={styles['monogram']} />
        <div className={styles['text']} aria-busy={isLoading}>
          <Heading ref={heading} tabIndex={-1} className={styles['name']}>
            {name}
          </Heading>
          {page && (
            <>
              <p className={styles['summary']}>{page.summary}</p>
              <DimensionLine className={styles['value']}>{page.offer.value}</DimensionLine>
              <HeroActions page={page} />
            </>
          )}
          {isLoading && (
            <div className={styles['skeleton']}>
              <Skeleton height={20} width="90%" />
              <Skeleton height={20} width="60%" />
              <Skeleton height={44} width={148} />
            </div>
          )}
        </div>
      </div>
      <div className={styles['drawing']}>
        <PartnerDrawing id={partnerId} />
      </div>
    </Card>
  );
}
