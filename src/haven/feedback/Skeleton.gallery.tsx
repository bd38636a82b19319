import { Example, Row } from '#gallery/Example.tsx';
import { Skeleton } from './Skeleton.tsx';

export function Examples() {
  return (
    <Example title="Line, tile, circle">
      <Row>
        <Skeleton width={160} height={16} />
        <Skeleton width={48} height={48} shape="tile" />
        <Skeleton width={44} height={44} shape="circle" />
      </Row>
    </Example>
  );
}
