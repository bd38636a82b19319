import { newTabNote } from './LinkComponentContext.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Follows the words of a link that leaves the tab. */
export function NewTabNote() {
  return <VisuallyHidden>{newTabNote}</VisuallyHidden>;
}
