import { Container } from '#haven/Container.tsx';
import { Surface } from '#haven/Surface.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (['page', 'form', 'reading'] as const).map((width) => (
    <Example key={width} title={`Width: ${width}`} on="page">
      <Container width={width}>
        <Surface>Content</Surface>
      </Container>
    </Example>
  ));
}
