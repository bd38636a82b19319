import { useState } from 'react';

/** Returns whether a panel is or was open, so that its content renders when first opened, and stays to fade out. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened || isOpen;
}
