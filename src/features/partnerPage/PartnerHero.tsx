import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { Monogram } from '#haven/data/Monogram.tsx';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { PartnerDrawing } from './PartnerDrawing.tsx';
import { HeroActions } from './HeroActions.tsx';
import styles from './PartnerHero.module.css';
import type { PartnerPageData } from './partnerPageData.ts';

interface PartnerHeroProps {
  readonly partnerId: number;
  readonly name: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly page: PartnerPageData | undefined;
  readonly isLoading: boolean;
  /** 2 in a preview, below the heading of the administration. */
  readonly headingLevel?: 1 | 2 | undefined;
}

/** The head of a partner's page: name, summary, value of the offer, and call-to-action. */
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
    <Card
      variant="plain"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 224px)', lg: 'minmax(0, 1fr) minmax(0, 352px)' },
      }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 3, sm: 6 }}
        sx={{ minWidth: 0, p: { xs: '20px 16px', md: 7 } }}
      >
        <Monogram id={partnerId} name={name} size={72} className={styles['monogram']} />
        <Box aria-busy={isLoading} sx={{ flex: 1, minWidth: 0, maxWidth: 520 }}>
          <Heading ref={heading} tabIndex={-1} className={styles['name']}>
            {name}
          </Heading>
          {page && (
            <>
              <Typography sx={{ mt: 1, mb: 4, textWrap: 'balance' }}>{page.summary}</Typography>
              <DimensionLine>{page.offer.value}</DimensionLine>
              <HeroActions page={page} />
            </>
          )}
          {isLoading && (
            <Stack spacing={3} sx={{ pt: 3 }}>
              <Skeleton height={20} width="90%" />
              <Skeleton height={20} width="60%" />
              <Skeleton height={44} width={148} />
            </Stack>
          )}
        </Box>
      </Stack>
      <Box className={styles['drawing']} sx={{ display: { xs: 'none', md: 'block' } }}>
        <PartnerDrawing id={partnerId} />
      </Box>
    </Card>
  );
}
