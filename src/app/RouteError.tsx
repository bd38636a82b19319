import { Button } from '#haven/Button.tsx';
import { Container } from '#haven/Container.tsx';
import { Main } from '#haven/Main.tsx';

/** Shown where a page could not be loaded or failed while it was drawn. */
export function RouteError() {
  return (
    <Main state="failed">
      <Container>
        <h1 tabIndex={-1}>This page could not be shown</h1>
        <p>Check your connection and try again.</p>
        <Button variant="primary" size="large" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Container>
    </Main>
  );
}
