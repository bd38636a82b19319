import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Pagination } from './Pagination.tsx';

const stay = () => undefined;

export function Examples() {
  const [place, setPlace] = useState({ page: 5, pageSize: 10 });
  return (
    <>
      <Example title="Many pages, with the field">
        <Pagination label="Requests" total={97} {...place} hasGoTo onChange={setPlace} />
      </Example>
      <Example title="First page of a thousand">
        <Pagination label="Audit log" total={10_000} page={1} pageSize={10} onChange={stay} />
      </Example>
      <Example title="One page">
        <Pagination label="Team" total={5} page={1} pageSize={10} onChange={stay} />
      </Example>
      <Example title="Nothing">
        <Pagination label="Certificates" total={0} page={1} pageSize={10} onChange={stay} />
      </Example>
    </>
  );
}
