import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import type { IntroductionQuery } from '#graphql/hooks.ts';
import { SiteDrawing } from '#haven/drawing/Site.tsx';
import { BuildingDrawing } from './BuildingDrawing.tsx';
import { FrameDrawing } from './FrameDrawing.tsx';
import { GapDrawing } from './GapDrawing.tsx';
import styles from './Introduction.module.css';

type Section = IntroductionQuery['introduction']['sections'][number];

const drawings: Readonly<Record<Section['drawing'], ReactElement>> = {
  PORTAL: <SiteDrawing lintel="laid" />,
  PLAN: <SiteDrawing lintel="planned" />,
  HOIST: <BuildingDrawing />,
  FRAME: <FrameDrawing />,
  GAP: <GapDrawing />,
};

export function IntroductionSection({ section }: { readonly section: Section }) {
  return (
    <section className={styles['section']}>
      <div className={styles['drawing']}>{drawings[section.drawing]}</div>
      <Box sx={{ maxWidth: 480 }}>
        <h2>{section.title}</h2>
        {section.text.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 2 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </section>
  );
}

/** The places of drawings and words while they load. */
export function IntroductionSkeleton() {
  return (
    <Stack spacing={{ xs: 8, md: 6 }}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <div key={key} className={styles['section']}>
          <div className={styles['drawing']}>
            <Skeleton height={348} />
          </div>
          <Box sx={{ maxWidth: 480 }}>
            <Skeleton width={280} height={32} />
            <Skeleton height={72} sx={{ mt: 2 }} />
          </Box>
        </div>
      ))}
    </Stack>
  );
}
