import { Button } from '#haven/actions/Button.tsx';
import { LinkButton } from '#haven/actions/LinkButton.tsx';
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
        links={<LinkButton>Use a different email</LinkButton>}
      >
        <p>
          We sent a link to <b>dana.lee@acme-builders-of-the-greater-chicago-area.example</b>.
        </p>
      </Outcome>
    </Example>
  ));
}
