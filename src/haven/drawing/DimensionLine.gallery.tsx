import { Example } from '#gallery/Example.tsx';
import { DimensionLine } from './DimensionLine.tsx';

export function Examples() {
  return (
    <>
      <Example title="Value">
        <DimensionLine>Up to 10% off</DimensionLine>
      </Example>
      <Example title="Long">
        <DimensionLine>Up to 10% off the first twelve months of every plan</DimensionLine>
      </Example>
    </>
  );
}
