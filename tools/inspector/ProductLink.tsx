import type { ComponentProps } from 'react';
import { newTabNote } from '#haven/actions/Link.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

/** The product is opened beside this page, which watches it. */
export function ProductLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank">
      {children}
      <VisuallyHidden>{newTabNote}</VisuallyHidden>
    </a>
  );
}
