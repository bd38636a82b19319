import Skeleton from '@mui/material/Skeleton';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <>
      <Example title="A line">
        <Skeleton width="60%" height={24} />
      </Example>
      <Example title="A tile">
        <Skeleton height={120} />
      </Example>
      <Example title="A person">
        <Skeleton variant="circular" width={32} height={32} />
      </Example>
    </>
  );
}
