import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The components' links lead within the gallery; those of examples have a query alone, and stay where they are. */
export function GalleryLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} {...rest} />;
}
