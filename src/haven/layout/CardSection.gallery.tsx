import { Example } from '#gallery/Example.tsx';
import { CardSection } from './CardSection.tsx';

export function Examples() {
  return (
    <Example title="Two of them" on="page">
      <CardSection title="Your link" spacing={3}>
        <p>Businesses that register with it count as yours.</p>
      </CardSection>
      <CardSection title="Version 2" titleVariant="h5" spacing={5}>
        <p>Published on 11/02/2026.</p>
      </CardSection>
    </Example>
  );
}
