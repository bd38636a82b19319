import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

/** Tells those who cannot see it coming that a link leaves the tab. */
export const newTabNote = ' (opens in a new tab)';

/** Follows the words of a link that leaves the tab. */
export function NewTabNote() {
  return <VisuallyHidden>{newTabNote}</VisuallyHidden>;
}
