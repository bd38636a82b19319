import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { SummaryRow } from './SummaryRow.tsx';

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
