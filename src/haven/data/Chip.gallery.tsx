import { Example, Row } from '#gallery/Example.tsx';
import { Chip } from './Chip.tsx';

export function Examples() {
  return (
    <Example title="Tones">
      <Row>
        <Chip tone="success">Current</Chip>
        <Chip tone="warning">Expires in 23 days</Chip>
        <Chip tone="error">Expired 4 days ago</Chip>
        <Chip tone="info">In review</Chip>
        <Chip tone="neutral">Deactivated</Chip>
        <Chip tone="info" icon="people">
          With an icon of its own
        </Chip>
      </Row>
    </Example>
  );
}
