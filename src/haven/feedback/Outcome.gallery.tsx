import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Outcome } from './Outcome.tsx';

const tones = ['success', 'info', 'warning', 'error'] as const;

export function Examples() {
  return tones.map((tone) => (
    <Example key={tone} title={`Tone: ${tone}`}>
      <Outcome
        tone={tone}
        title="Check your email"
        actions={<Button size="large">Continue</Button>}
        links={<Link variant="action">Use a different email</Link>}
      >
        <p>
          We sent a link to <b>dana.lee@acme-builders-of-the-greater-chicago-area.example</b>.
        </p>
      </Outcome>
    </Example>
  ));
}
