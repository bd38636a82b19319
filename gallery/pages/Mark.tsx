import { brand } from '#domain/brand.ts';
import { Mark } from '#haven/Mark.tsx';
import { Example, Row } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="28 and 56" on="beam">
      <Row>
        <Mark shape={brand.mark} />
        <Mark shape={brand.mark} size={56} />
      </Row>
    </Example>
  );
}
