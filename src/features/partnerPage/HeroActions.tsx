import Stack from '@mui/material/Stack';
import { mayBrowseCategories } from '#domain/access.ts';
import { formatDate } from '#domain/dates.ts';
import { registrationFor } from '#domain/paths.ts';
import { logInReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { useViewer } from '#session/useViewer.ts';
import { EndedOffer } from './EndedOffer.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import { useIsOfferOver } from './useIsOfferOver.ts';
import { usePagePress } from './usePagePress.ts';

interface HeroActionsProps {
  readonly page: PartnerPageData;
}

/** The call-to-action and learn-more of a page; what the first becomes depends on who looks, and when. */
export function HeroActions({ page }: HeroActionsProps) {
  const { kind } = useViewer();
  const press = usePagePress(page);
  const isOver = useIsOfferOver(page.offer);

  return (
    <Stack direction="row" spacing="12px 20px" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 4 }}>
      {isOver ? (
        <EndedOffer page={page} />
      ) : kind === 'visitor' ? (
        <WaysIn path={page.id} />
      ) : mayBrowseCategories(kind) ? (
        <TakeUp page={page} />
      ) : (
        <p>Offers are for owners and users of registered companies.</p>
      )}
      <Link variant="action" href={page.learnMoreUrl} onClick={() => press('learnMore')}>
        Learn more
      </Link>
    </Stack>
  );
}

function WaysIn({ path }: { readonly path: string }) {
  return (
    <>
      <Button size="large" href={registrationFor(path)}>
        Register to use this offer
      </Button>
      <Button size="large" variant="outlined" href={logInReturningTo(path)}>
        Log in
      </Button>
    </>
  );
}

/**
 * The page's own call-to-action, else the first of its steps; forms stand on the page themselves. Whoever holds
 * the coupon has their primary button there.
 */
function TakeUp({ page }: HeroActionsProps) {
  const coupon = page.dealings?.coupon;
  if (coupon) return <Chip color="success" label={`Coupon issued ${formatDate(coupon.issuedOn)}`} />;
  const action = page.callToAction ?? page.steps.find((step) => step.action !== null)?.action;
  if (action?.__typename !== 'ExternalAction') return null;
  return <ExternalButton action={action} page={page} />;
}
