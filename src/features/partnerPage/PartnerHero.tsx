import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { mayBrowseCategories } from '#domain/access.ts';
import { formatDate } from '#domain/dates.ts';
import { formatOfferLastDay } from '#domain/lastDay.ts';
import type { Partner } from '#domain/partner.ts';
import { offerRegistrationPath } from '#domain/paths.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { Monogram } from '#haven/data/Monogram.tsx';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { useViewer } from '#session/useViewer.ts';
import { NotifyMeButton } from './NotifyMeButton.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import { PartnerDrawing } from './PartnerDrawing.tsx';
import styles from './PartnerHero.module.css';
import {
  useIsOfferOver,
  useReportPress,
  type PartnerPageData,
  type PartnerPageProps,
} from './partnerPageData.ts';

interface PartnerHeroProps {
  readonly partner: Partner | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly page: PartnerPageData | undefined;
  readonly isLoading: boolean;
  /** Element of the heading; `h2` in a preview, since the administration's page has the `h1`. */
  readonly component?: 'h1' | 'h2';
}

/** Hero of a partner's page: name, summary, value of the offer, and call-to-action. */
export function PartnerHero({
  partner,
  heading,
  page,
  isLoading,
  component: Heading = 'h1',
}: PartnerHeroProps) {
  const id = partner?.id ?? 0;
  const name = page?.heading ?? partner?.title ?? '';
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
        <Monogram id={id} name={name} size={72} className={styles['monogram']} />
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
        <PartnerDrawing id={id} />
      </Box>
    </Card>
  );
}

/** Call-to-action, which depends on the viewer and on whether the offer has ended, and the link "Learn more". */
function HeroActions({ page }: PartnerPageProps) {
  const { kind } = useViewer();
  const reportPress = useReportPress(page);
  const isOver = useIsOfferOver(page.offer);
  const mayUse = mayBrowseCategories(kind);
  const { endsOn } = page.offer;

  return (
    <Stack direction="row" spacing="12px 20px" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 4 }}>
      {isOver ? (
        <>
          <Chip
            color="neutral"
            icon="clock"
            label={`This offer ended${endsOn === null ? '' : ` on ${formatOfferLastDay(endsOn)}`}`}
          />
          {mayUse && <NotifyMeButton page={page} awaited="offer" label="Tell me when it's back" />}
        </>
      ) : kind === 'visitor' ? (
        <>
          <Button size="large" href={offerRegistrationPath(page.id)}>
            Register to use this offer
          </Button>
          <Button size="large" variant="outlined" href={logInPathReturningTo(page.id)}>
            Log in
          </Button>
        </>
      ) : mayUse ? (
        <CallToAction page={page} />
      ) : (
        <p>Offers are for owners and users of registered companies.</p>
      )}
      <Link variant="action" href={page.learnMoreUrl} onClick={() => reportPress('learnMore')}>
        Learn more
      </Link>
    </Stack>
  );
}

/**
 * Link to the partner's site that the page, or else its first step with an action, has; for a person with a coupon,
 * the date of issue instead. Renders nothing for other kinds of actions, such as forms, which are below the hero.
 */
function CallToAction({ page }: PartnerPageProps) {
  const coupon = page.dealings?.coupon;
  if (coupon) return <Chip color="success" label={`Coupon issued ${formatDate(coupon.issuedOn)}`} />;
  const action = page.callToAction ?? page.steps.find((step) => step.action !== null)?.action;
  return action?.__typename === 'ExternalAction' ? <ExternalButton action={action} page={page} /> : null;
}
