import { Example } from '#gallery/Example.tsx';
import { LinkButton } from './LinkButton.tsx';

export function Examples() {
  return (
    <Example title="Changes this page, leads nowhere">
      <LinkButton>Use a different email</LinkButton>
    </Example>
  );
}
