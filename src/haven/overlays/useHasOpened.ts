import { useState } from 'react';

/** Whether something is or has been open: its content renders at the first opening, and stays while it fades out. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened || isOpen;
}
