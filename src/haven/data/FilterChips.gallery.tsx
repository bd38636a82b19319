import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { FilterChips } from './FilterChips.tsx';

const options = ['Submitted', 'In review', 'Planned', 'Declined'].map((label) => ({ value: label, label }));

function Chips({ first }: { readonly first: readonly string[] }) {
  const [chosen, choose] = useState(first);
  return <FilterChips label="Status" options={options} chosen={chosen} onChange={choose} />;
}

export function Examples() {
  return (
    <>
      <Example title="All" on="page">
        <Chips first={[]} />
      </Example>
      <Example title="Some" on="page">
        <Chips first={['In review', 'Planned']} />
      </Example>
    </>
  );
}
