import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import type { IntroductionQuery } from '#graphql/hooks.ts';
import { BuildingDrawing } from '#haven/drawing/BuildingDrawing.tsx';
import { EmptyDrawing } from '#haven/drawing/EmptyDrawing.tsx';
import { FrameDrawing } from '#haven/drawing/FrameDrawing.tsx';
import { GapDrawing } from '#haven/drawing/GapDrawing.tsx';
import { StandingDrawing } from '#haven/drawing/StandingDrawing.tsx';
import styles from './Introduction.module.css';

type Section = IntroductionQuery['introduction']['sections'][number];

const drawings: Readonly<Record<Section['drawing'], ComponentType>> = {
  PORTAL: StandingDrawing,
  PLAN: EmptyDrawing,
  HOIST: BuildingDrawing,
  FRAME: FrameDrawing,
  GAP: GapDrawing,
};

export function IntroductionSection({ section }: { readonly section: Section }) {
  const Drawn = drawings[section.drawing];
  return (
    <section className={styles['section']}>
      <div className={styles['drawing']}>
        <Drawn />
      </div>
      <div className={styles['words']}>
        <h2>{section.title}</h2>
        {section.text.map((paragraph) => (
          <p key={paragraph} className={styles['text']}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The places of drawings and words while they load. */
export function IntroductionSkeleton() {
  return (
    <div className={styles['sections']}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <div key={key} className={styles['section']}>
          <div className={styles['drawing']}>
            <Skeleton height={348} />
          </div>
          <div className={styles['words']}>
            <Skeleton width={280} height={32} />
            <Skeleton height={72} className={styles['text']} />
          </div>
        </div>
      ))}
    </div>
  );
}
