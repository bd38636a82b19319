import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { newTabNote } from './LinkComponentContext.ts';

/** Follows the words of a link that leaves the tab. */
export function NewTabNote() {
  return <VisuallyHidden>{newTabNote}</VisuallyHidden>;
}
