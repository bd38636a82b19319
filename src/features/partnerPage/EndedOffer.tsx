import { mayBrowseCategories } from '#domain/access.ts';
import { formatLastDay } from '#domain/lastDay.ts';
import { Chip } from '#haven/data/Chip.tsx';
import { useViewer } from '#session/useViewer.ts';
import { AwaitButton } from './AwaitButton.tsx';
import type { PartnerPageData } from './partnerPageData.ts';

/** Stands for the call-to-action of an offer that has ended. */
export function EndedOffer({ page }: { readonly page: PartnerPageData }) {
  const { kind } = useViewer();
  return (
    <>
      <Chip
        color="neutral"
        icon="clock"
        label={`This offer ended${page.offer.endsOn === null ? '' : ` on ${formatLastDay(page.offer.endsOn)}`}`}
      />
      {mayBrowseCategories(kind) && (
        <AwaitButton page={page} awaited="offer" label="Tell me when it's back" />
      )}
    </>
  );
}
