import { useEffect, useState } from 'react';

/** Milliseconds without a key after which what was typed is searched for. */
const settledAfter = 200;

/** What was typed, once nobody types any more; nothing as soon as there is nothing. */
export function useSettledText(typed: string): string {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), settledAfter);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return text === '' ? '' : settled;
}
