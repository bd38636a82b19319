import { spinnerSize } from '#haven/theme/tokens.ts';
import { Example, Row } from '#gallery/Example.tsx';
import { Spinner } from './Spinner.tsx';

const sizes = Object.keys(spinnerSize) as (keyof typeof spinnerSize)[];

export function Examples() {
  return (
    <>
      <Example title="Sizes: the two large ones say what they do">
        <Row>
          {sizes.map((size) => (
            <Spinner key={size} size={size} />
          ))}
        </Row>
      </Example>
      <Example title="With words of its own">
        <Spinner label="Sending…" />
      </Example>
      <Example title="After a second">
        <Spinner size="large" delay={1000} />
      </Example>
    </>
  );
}
