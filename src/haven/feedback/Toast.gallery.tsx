import { Example } from '#gallery/Example.tsx';
import { Toast } from './Toast.tsx';

const stay = () => undefined;

export function Examples() {
  return (
    <>
      <Example title="Once" on="page">
        <Toast title="Error" text="Please contact administrator for support" count={1} onClose={stay} />
      </Example>
      <Example title="Often, and long" on="page">
        <Toast title="Oops!" text={'The server does not answer. '.repeat(20)} count={3} onClose={stay} />
      </Example>
    </>
  );
}
