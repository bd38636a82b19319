import { AffiliateHome } from '#features/affiliateHome/AffiliateHome.tsx';
import { Landing } from '#features/landing/Landing.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useViewer } from '#session/useViewer.ts';

/** The landing page; affiliates and applicants see their own home page instead. */
export function LandingPage() {
  const { userInfo } = useViewer();
  return (
    <Main>
      {userInfo?.applicationState ? (
        <AffiliateHome key={userInfo.userId} known={userInfo.applicationState} />
      ) : (
        <Landing />
      )}
    </Main>
  );
}
