import { useEffect, useRef } from 'react';

/** Focuses the heading in `main` and scrolls up when `content` changes; at mount, if it differs from `before`. */
export function useHeadingFocus(content: string, before = content, heading: 'h1' | 'h2' = 'h1'): void {
  const announced = useRef(before);
  useEffect(() => {
    if (announced.current === content) return;
    announced.current = content;
    document.querySelector<HTMLElement>(`main ${heading}`)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [content, heading]);
}
