import { Main } from '#haven/layout/Main.tsx';

/** Replaces every page without a flow, except the log-in screen. */
export function Elsewhere() {
  return (
    <Main state="elsewhere">
      <h1 tabIndex={-1}>Elsewhere</h1>
    </Main>
  );
}
