import type { ComponentProps } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** Padding of forms (32, on phones 20 and 16), of cards (20), or none. */
  readonly padding?: 'form' | 'card' | 'none' | undefined;
  readonly level?: 'e1' | 'e2' | 'e3' | undefined;
}

/** What stands on the page: one hairline edge and one soft shadow. */
export function Surface({
  as: Element = 'div',
  padding = 'card',
  level = 'e1',
  className,
  ...rest
}: SurfaceProps) {
  return (
    <Element
      {...rest}
      className={[styles['surface'], styles[padding], styles[level], className].filter(Boolean).join(' ')}
    />
  );
}
