import { useState } from 'react';

/** Whether something is open or has been: what is in it is made at the first opening, and stays to fade away. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
