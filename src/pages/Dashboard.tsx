import Container from '@mui/material/Container';
import { CertificateBanner } from '#features/certificateBanner/CertificateBanner.tsx';
import { MorePartners } from '#features/missingPartners/MorePartners.tsx';
import { PartnerBrowser } from '#features/partners/PartnerBrowser.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';

export function Dashboard() {
  const { state } = usePartnerList();
  return (
    <Main state={state}>
      <Container>
        <CertificateBanner />
      </Container>
      <PartnerBrowser />
      <MorePartners />
    </Main>
  );
}
