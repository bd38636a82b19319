import { useLocation } from 'react-router-dom';
import { Landing } from '#features/landing/Landing.tsx';
import { Main } from '#haven/Main.tsx';

export function LandingPage() {
  const arrival = useLocation().state as { reason?: string } | null;
  return (
    <Main>
      <Landing justLoggedOut={arrival?.reason === 'loggedOut'} />
    </Main>
  );
}
