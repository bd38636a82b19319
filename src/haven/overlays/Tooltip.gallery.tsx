import { Button } from '#haven/actions/Button.tsx';
import { LinkButton } from '#haven/actions/LinkButton.tsx';
import { Example } from '#gallery/Example.tsx';
import { Tooltip } from './Tooltip.tsx';

export function Examples() {
  return (
    <>
      <Example title="Says more of a button">
        <Tooltip text="Owners can do this">
          <Button variant="outline">Make owner</Button>
        </Tooltip>
      </Example>
      <Example title="Long: it is 250 px wide at most">
        <Tooltip text="Whoever has this role sees the offers of the company, and nothing of its people or its certificates.">
          <LinkButton>What is a User?</LinkButton>
        </Tooltip>
      </Example>
    </>
  );
}
