import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Tooltip } from './Tooltip.tsx';

export function Examples() {
  return (
    <>
      <Example title="Says more of a button">
        <Tooltip text="Owners can do this">
          <Button variant="outlined">Make owner</Button>
        </Tooltip>
      </Example>
      <Example title="Long: it is 250 px wide at most">
        <Tooltip text="Whoever has this role sees the offers of the company, and nothing of its people or its certificates.">
          <Link variant="action">What is a User?</Link>
        </Tooltip>
      </Example>
    </>
  );
}
