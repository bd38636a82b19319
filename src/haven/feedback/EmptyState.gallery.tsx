import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { EmptyState } from './EmptyState.tsx';

export function Examples() {
  return (
    <>
      <Example title="With drawing and ways on" on="page">
        <EmptyState
          drawing={<BuildingSiteDrawing lintel="planned" />}
          title="No partners yet for your company."
          actions={
            <>
              <Button href="?request">Request a product</Button>
              <Link variant="action" href="?help">
                Get help
              </Link>
            </>
          }
        >
          Your company is being set up.
        </EmptyState>
      </Example>
      <Example title="Words alone" on="page">
        <EmptyState title="No webinars are planned." />
      </Example>
    </>
  );
}
