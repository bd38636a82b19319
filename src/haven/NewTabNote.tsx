import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells those who cannot see it coming that a link leaves the tab. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
