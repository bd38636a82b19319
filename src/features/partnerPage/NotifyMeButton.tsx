import { useAwaitOfferMutation, type AwaitOfferMutationVariables } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import type { PartnerPageProps } from './partnerPageData.ts';

interface NotifyMeButtonProps extends PartnerPageProps {
  readonly awaited: AwaitOfferMutationVariables['awaited'];
  readonly label: string;
}

/** Button that asks for an email once the ended offer, or coupons of the offer, are available again. */
export function NotifyMeButton({ page: { partnerId, dealings }, awaited, label }: NotifyMeButtonProps) {
  const [awaitOffer, { loading }] = useAwaitOfferMutation();
  const isAwaited = dealings?.awaited.includes(awaited) ?? false;

  return (
    <Button
      variant="outlined"
      size="large"
      busy={loading}
      aria-disabled={isAwaited || undefined}
      onClick={() => {
        if (!isAwaited) void awaitOffer({ variables: { partnerId, awaited } });
      }}
    >
      {isAwaited ? "We'll email you" : label}
    </Button>
  );
}
