import { brand } from '#domain/brand.ts';
import { Example, Row } from '#gallery/Example.tsx';
import { BrandMark } from './BrandMark.tsx';

export function Examples() {
  return (
    <Example title="28 and 56" on="beam">
      <Row>
        <BrandMark shape={brand.mark} />
        <BrandMark shape={brand.mark} size={56} />
      </Row>
    </Example>
  );
}
