import { ApplicationBanner } from '#features/application/ApplicationBanner.tsx';
import { Landing } from '#features/landing/Landing.tsx';
import { Main } from '#haven/Main.tsx';
import { useViewer } from '#session/useViewer.ts';

export function LandingPage() {
  const { userInfo } = useViewer();
  return (
    <Main>
      <ApplicationBanner state={userInfo?.applicationState ?? null} />
      <Landing />
    </Main>
  );
}
