import Stack from '@mui/material/Stack';
import { mayBrowseCategories } from '#domain/access.ts';
import { formatDate } from '#domain/dates.ts';
import { formatLastDay } from '#domain/lastDay.ts';
import { registrationFor } from '#domain/paths.ts';
import { logInReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { useViewer } from '#session/useViewer.ts';
import { AwaitButton } from './AwaitButton.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import { useIsOfferOver, useReportPress, type PartnerPageProps } from './partnerPageData.ts';

/** The call-to-action, which depends on the viewer and the term of the offer, and the link to learn more. */
export function HeroActions({ page }: PartnerPageProps) {
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
            label={`This offer ended${endsOn === null ? '' : ` on ${formatLastDay(endsOn)}`}`}
          />
          {mayUse && <AwaitButton page={page} awaited="offer" label="Tell me when it's back" />}
        </>
      ) : kind === 'visitor' ? (
        <>
          <Button size="large" href={registrationFor(page.id)}>
            Register to use this offer
          </Button>
          <Button size="large" variant="outlined" href={logInReturningTo(page.id)}>
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
 * The link of the page, else of the first step that has an action. Forms stand below, and so does the primary button
 * of a person who has the coupon.
 */
function CallToAction({ page }: PartnerPageProps) {
  const coupon = page.dealings?.coupon;
  if (coupon) return <Chip color="success" label={`Coupon issued ${formatDate(coupon.issuedOn)}`} />;
  const action = page.callToAction ?? page.steps.find((step) => step.action !== null)?.action;
  return action?.__typename === 'ExternalAction' ? <ExternalButton action={action} page={page} /> : null;
}
