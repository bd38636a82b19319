import { Example } from '#gallery/Example.tsx';
import { RowFilter } from './RowFilter.tsx';

const stay = () => undefined;
const nameCustomer = () => 'Birch Plumbing';

export function Examples() {
  return (
    <Example title="Of one customer" on="page">
      <RowFilter label="Customer" nameOf={nameCustomer} chosen={['2']} onChange={stay} />
    </Example>
  );
}
