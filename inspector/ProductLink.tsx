import type { ComponentProps } from 'react';
import { NewTabNote } from '#haven/actions/NewTabNote.tsx';

/** The product is opened beside this page, which watches it. */
export function ProductLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank">
      {children}
      <NewTabNote />
    </a>
  );
}
