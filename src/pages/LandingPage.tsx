import { Landing } from '#features/landing/Landing.tsx';
import { Main } from '#haven/Main.tsx';

export function LandingPage() {
  return (
    <Main>
      <Landing />
    </Main>
  );
}
