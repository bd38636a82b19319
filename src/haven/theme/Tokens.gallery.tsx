import { Example, Row } from '#gallery/Example.tsx';
import styles from '#gallery/Tokens.module.css';
import { breakpoints, radius, spacing, typeScale } from './tokens.ts';

const fills = ['primary-main', 'secondary-main', 'background-default', 'background-paper', 'tonal-main'];

export function Examples() {
  return (
    <>
      <Example title="Colors" on="page">
        <Row>
          {fills.map((name) => (
            <figure key={name}>
              <div
                data-color={name}
                className={styles['fill']}
                style={{ background: `var(--haven-palette-${name})` }}
              />
              <figcaption className={styles['caption']}>{name}</figcaption>
            </figure>
          ))}
        </Row>
      </Example>
      <Example title="Type">
        {Object.keys(typeScale).map((name) => (
          <p key={name} data-type={name} style={{ font: `var(--haven-font-${name})` }}>
            {name}: Build up your business faster
          </p>
        ))}
      </Example>
      <Example title="Spacing">
        {spacing.map((step) => (
          <div key={step} className={styles['line']}>
            <span className={styles['caption']}>{step}</span>
            <div
              data-space={step}
              className={styles['space']}
              style={{ width: `var(--haven-space-${step})` }}
            />
          </div>
        ))}
      </Example>
      <Example title="Radius">
        <Row>
          {Object.keys(radius).map((name) => (
            <figure key={name}>
              <div
                data-radius={name}
                className={styles['corner']}
                style={{ borderRadius: `var(--haven-radius-${name})` }}
              />
              <figcaption className={styles['caption']}>{name}</figcaption>
            </figure>
          ))}
        </Row>
      </Example>
      <Example title="Widths at which layouts change">
        <p>{Object.values(breakpoints).join(', ')} px</p>
      </Example>
    </>
  );
}
