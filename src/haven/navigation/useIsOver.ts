import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since it was first asked. */
export function useIsOver(delay: number): boolean {
  const [isOver, setOver] = useState(delay <= 0);

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [isOver, delay]);

  return isOver;
}
