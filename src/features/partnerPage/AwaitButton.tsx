import { useAwaitOfferMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import type { Dealings, PartnerPageData } from './partnerPageData.ts';

interface AwaitButtonProps {
  readonly page: PartnerPageData;
  readonly awaited: Dealings['awaited'][number];
  readonly label: string;
}

/** Has the person hear when there is something to be had again. */
export function AwaitButton({ page: { partnerId, dealings }, awaited, label }: AwaitButtonProps) {
  const [askToHear, { loading }] = useAwaitOfferMutation();
  const isAwaited = dealings?.awaited.includes(awaited) ?? false;

  function press(): void {
    if (!isAwaited) void askToHear({ variables: { partnerId, awaited } }).catch(() => undefined);
  }

  return (
    <Button
      variant="outlined"
      size="large"
      busy={loading}
      aria-disabled={isAwaited || undefined}
      onClick={press}
    >
      {isAwaited ? "We'll email you" : label}
    </Button>
  );
}
