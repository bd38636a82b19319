import { mayOpen } from '#domain/access.ts';
import { PartnerNotIncluded } from '#features/missingPartners/PartnerNotIncluded.tsx';
import { NotFound as NotFoundContent } from '#features/notFound/NotFound.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useArrival } from '#session/useArrival.ts';
import { useViewer } from '#session/useViewer.ts';

/** A regular user reads where the address is of a partner that their company does not have. */
export function NotFound() {
  const { kind } = useViewer();
  const { reason, returnTo } = useArrival();
  return (
    <Main>
      {reason === 'partnerNotIncluded' && mayOpen('userPage', kind) ? (
        <PartnerNotIncluded kind={kind} wanted={returnTo} />
      ) : (
        <NotFoundContent />
      )}
    </Main>
  );
}
