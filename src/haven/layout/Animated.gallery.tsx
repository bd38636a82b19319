import { useState } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { animationPaces, animations } from '#haven/theme/tokens.ts';
import { Example, Row } from '#gallery/Example.tsx';
import { Animated } from './Animated.tsx';

const presets = Object.keys(animations) as (keyof typeof animations)[];
const paces = Object.keys(animationPaces) as (keyof typeof animationPaces)[];

export function Examples() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>{isShown ? 'Hide all' : 'Show all'}</Button>
      {paces.map((pace) => (
        <Example key={pace} title={`Pace: ${pace}`}>
          <Row>
            {presets.map((preset) => (
              <Animated key={preset} id={`${preset}-${pace}`} preset={preset} pace={pace} isShown={isShown}>
                <Chip color="info" label={preset} />
              </Animated>
            ))}
          </Row>
        </Example>
      ))}
    </>
  );
}
