import { Example, Row } from '#gallery/Example.tsx';
import { Icon, iconNames } from './Icon.tsx';

export function Examples() {
  return ([14, 16, 20, 24] as const).map((size) => (
    <Example key={size} title={`Size: ${size}`}>
      <Row>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={size} />
        ))}
      </Row>
    </Example>
  ));
}
