import { partners } from '#domain/partner.ts';
import { Example, Row } from '#gallery/Example.tsx';
import { Monogram } from './Monogram.tsx';

export function Examples() {
  return ([48, 72] as const).map((size) => (
    <Example key={size} title={`Size: ${size}`} on="page">
      <Row>
        {partners.map(({ id, name }) => (
          <Monogram key={id} id={id} name={name} size={size} />
        ))}
      </Row>
    </Example>
  ));
}
