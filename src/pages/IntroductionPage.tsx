import { Introduction } from '#features/help/Introduction.tsx';
import { Main } from '#haven/Main.tsx';

export function IntroductionPage() {
  return (
    <Main>
      <Introduction />
    </Main>
  );
}
