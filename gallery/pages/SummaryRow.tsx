import { Link } from '#haven/Link.tsx';
import { SummaryRow } from '#haven/SummaryRow.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="An answer, and the way back to it">
      <SummaryRow
        action={
          <Link variant="action" href="?change">
            Change
          </Link>
        }
      >
        My business wants offers
      </SummaryRow>
    </Example>
  );
}
