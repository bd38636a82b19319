import { PartnerBrowser } from '#features/partners/PartnerBrowser.tsx';
import { Main } from '#haven/Main.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';

export function Dashboard() {
  const { state } = usePartnerList();
  return (
    <Main state={state}>
      <PartnerBrowser />
    </Main>
  );
}
