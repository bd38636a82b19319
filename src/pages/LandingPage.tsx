import { Application } from '#features/application/Application.tsx';
import { Landing } from '#features/landing/Landing.tsx';
import { Main } from '#haven/Main.tsx';
import { useViewer } from '#session/useViewer.ts';

export function LandingPage() {
  const { userInfo } = useViewer();
  return (
    <Main>
      {userInfo?.applicationState && <Application key={userInfo.userId} state={userInfo.applicationState} />}
      <Landing />
    </Main>
  );
}
