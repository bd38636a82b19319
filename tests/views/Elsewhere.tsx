import { Main } from '#haven/layout/Main.tsx';

/** Stands for every page that is not of getting in. */
export function Elsewhere() {
  return (
    <Main state="elsewhere">
      <h1 tabIndex={-1}>Elsewhere</h1>
    </Main>
  );
}
