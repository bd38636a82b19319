import { mayOpen } from '#domain/access.ts';
import { PartnerNotIncluded } from '#features/missingPartners/PartnerNotIncluded.tsx';
import { NotFound as NotFoundContent } from '#features/notFound/NotFound.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';

/** The not-found page; a regular user who opened the page of a missing partner sees that partner instead. */
export function NotFound() {
  const { kind } = useViewer();
  const { reason, returnTo } = useLocationState();
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
