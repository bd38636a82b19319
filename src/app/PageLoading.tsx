import { Main } from '#haven/Main.tsx';
import { Spinner } from '#haven/Spinner.tsx';

/** Shown while the first page's code is on its way. */
export function PageLoading() {
  return (
    <Main state="loading">
      <Spinner size="large" />
    </Main>
  );
}
