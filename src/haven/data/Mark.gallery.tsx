import { brand } from '#domain/brand.ts';
import { Example, Row } from '#gallery/Example.tsx';
import { Mark } from './Mark.tsx';

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
