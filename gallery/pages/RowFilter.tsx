import { Example } from '#gallery/Example.tsx';
import { RowFilter } from '#haven/RowFilter.tsx';

const stay = () => undefined;

export function Examples() {
  return (
    <Example title="Of one customer" on="page">
      <RowFilter label="Customer" name="Birch Plumbing" chosen={['2']} onChange={stay} />
    </Example>
  );
}
