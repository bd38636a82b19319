import { brand } from '#domain/brand.ts';
import { Example } from '#gallery/Example.tsx';
import { BrandMark } from './BrandMark.tsx';

export function Examples() {
  return (
    <Example title="In the header" on="beam">
      <BrandMark shape={brand.mark} />
    </Example>
  );
}
