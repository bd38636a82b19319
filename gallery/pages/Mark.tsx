import { Mark } from '#haven/Mark.tsx';
import { Example, Row } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="28 and 56" on="blue">
      <Row>
        <Mark />
        <Mark size={56} />
      </Row>
    </Example>
  );
}
