import { Faq } from '#features/help/Faq.tsx';
import { Main } from '#haven/Main.tsx';

export function FaqPage() {
  return (
    <Main>
      <Faq />
    </Main>
  );
}
