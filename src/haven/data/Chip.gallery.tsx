import { Example, Row } from '#gallery/Example.tsx';
import { Chip } from './Chip.tsx';

export function Examples() {
  return (
    <Example title="Colors">
      <Row>
        <Chip color="success" label="Current" />
        <Chip color="warning" label="Expires in 23 days" />
        <Chip color="error" label="Expired 4 days ago" />
        <Chip color="info" label="In review" />
        <Chip color="neutral" label="Deactivated" />
        <Chip color="info" icon="people" label="With an icon of its own" />
      </Row>
    </Example>
  );
}
