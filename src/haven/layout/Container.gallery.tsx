import { Example } from '#gallery/Example.tsx';
import { Container } from './Container.tsx';
import { Surface } from './Surface.tsx';

export function Examples() {
  return (['page', 'form', 'reading'] as const).map((width) => (
    <Example key={width} title={`Width: ${width}`} on="page">
      <Container width={width}>
        <Surface>Content</Surface>
      </Container>
    </Example>
  ));
}
