import { Example } from '#gallery/Example.tsx';
import { Link } from './Link.tsx';

export function Examples() {
  return (
    <>
      <Example title="In running text">
        <p>
          Read the <Link href="?terms">Terms of Service</Link> first.
        </p>
      </Example>
      <Example title="Standing alone">
        <Link variant="action" href="?forgot">
          Forgot password?
        </Link>
      </Example>
      <Example title="To another site">
        <Link href="https://example.com/">Newsletter</Link>
      </Example>
    </>
  );
}
