import { useState } from 'react';

/** Returns whether something is or was open: its content renders at the first opening, and stays while it fades out. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened || isOpen;
}
