import { LinkButton } from '#haven/LinkButton.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="Changes this page, leads nowhere">
      <LinkButton>Use a different email</LinkButton>
    </Example>
  );
}
