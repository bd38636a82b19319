import { Icon } from '#haven/drawing/Icon.tsx';
import { Example, Row } from '#gallery/Example.tsx';
import { Button } from './Button.tsx';

const sizes = ['large', 'middle', 'small'] as const;
const variants = ['primary', 'tonal', 'outline', 'text'] as const;

export function Examples() {
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} title={`Variant: ${variant}`}>
          <Row>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Start a quote
              </Button>
            ))}
          </Row>
        </Example>
      ))}
      <Example title="On blue" on="beam">
        <Row>
          <Button variant="onBeam">Register</Button>
          <Button variant="onBeamOutline">Login</Button>
        </Row>
      </Example>
      <Example title="Busy">
        <Row>
          <Button busy>Starting…</Button>
          <Button aria-busy>Pressed early</Button>
          <Button variant="outline" busy>
            Saving…
          </Button>
        </Row>
      </Example>
      <Example title="As links">
        <Row>
          <Button href="?button">View offer</Button>
          <Button variant="outline" href="https://example.com/">
            Another site
          </Button>
        </Row>
      </Example>
      <Example title="With an icon, full width, long">
        <Button fullWidth>
          <Icon name="mail" />
          Send the invitation to everybody in the company who has not had one yet
        </Button>
      </Example>
    </>
  );
}
