import { useLocation } from 'react-router-dom';
import { PartnerPageView } from '#features/partnerPage/PartnerPageView.tsx';
import { RelatedOffers } from '#features/partners/RelatedOffers.tsx';
import { Main } from '#haven/layout/Main.tsx';

export function PartnerPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<=.)\/$/, '');
  return (
    <Main>
      <PartnerPageView key={path} path={path} Related={RelatedOffers} />
    </Main>
  );
}
