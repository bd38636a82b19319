import { NotFound as NotFoundContent } from '#features/notFound/NotFound.tsx';
import { Main } from '#haven/Main.tsx';

export function NotFound() {
  return (
    <Main>
      <NotFoundContent />
    </Main>
  );
}
