import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Banner } from './Banner.tsx';

const tones = ['neutral', 'info', 'success', 'warning', 'error'] as const;

export function Examples() {
  return (
    <>
      {tones.map((tone) => (
        <Example key={tone} title={`Tone: ${tone}`} on="page">
          <Banner tone={tone}>You are offline. Showing saved data.</Banner>
        </Example>
      ))}
      <Example title="With an action, and long" on="page">
        <Banner tone="warning" action={<Link href="?banner">Renew it</Link>}>
          The certificate of Acme Builders of the Greater Chicago Area expires in 23 days, and offers that
          need one will not be shown to your company from then on.
        </Banner>
      </Example>
    </>
  );
}
