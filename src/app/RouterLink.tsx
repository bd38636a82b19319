import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Links of the design system, led through the router. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} {...rest} />;
}
