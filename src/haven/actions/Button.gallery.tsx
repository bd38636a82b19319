import { Icon } from '#haven/drawing/Icon.tsx';
import { Example, Row } from '#gallery/Example.tsx';
import { Button } from './Button.tsx';

const sizes = ['large', 'medium', 'small'] as const;
const looks = {
  primary: {},
  tonal: { color: 'tonal' },
  outlined: { variant: 'outlined' },
  text: { variant: 'text' },
} as const;

export function Examples() {
  return (
    <>
      {Object.entries(looks).map(([name, look]) => (
        <Example key={name} title={`Variant: ${name}`}>
          <Row>
            {sizes.map((size) => (
              <Button key={size} {...look} size={size}>
                Start a quote
              </Button>
            ))}
          </Row>
        </Example>
      ))}
      <Example title="On blue" on="beam">
        <Row>
          <Button color="onBeam">Register</Button>
          <Button variant="outlined" color="onBeam">
            Login
          </Button>
        </Row>
      </Example>
      <Example title="Busy">
        <Row>
          <Button busy>Starting…</Button>
          <Button aria-busy>Pressed early</Button>
          <Button variant="outlined" busy>
            Saving…
          </Button>
        </Row>
      </Example>
      <Example title="As links">
        <Row>
          <Button href="?button">View offer</Button>
          <Button variant="outlined" href="https://example.com/">
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
