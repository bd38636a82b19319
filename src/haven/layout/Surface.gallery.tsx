import { Example } from '#gallery/Example.tsx';
import { Surface } from './Surface.tsx';

export function Examples() {
  return (
    <>
      {(['e1', 'e2', 'e3'] as const).map((level) => (
        <Example key={level} title={`Level: ${level}`} on="page">
          <Surface level={level}>A card</Surface>
        </Example>
      ))}
      <Example title="Padding of a form" on="page">
        <Surface padding="form">A form</Surface>
      </Example>
    </>
  );
}
