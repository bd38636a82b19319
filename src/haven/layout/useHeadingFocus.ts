import { useEffect, useRef } from 'react';

/**
 * Focuses a heading of `main`, as a new page does, whenever `content` changes. `before` is the content that the person has
 * already seen when the component mounts.
 */
export function useHeadingFocus(content: string, before = content, heading: 'h1' | 'h2' = 'h1'): void {
  const announced = useRef(before);
  useEffect(() => {
    if (announced.current === content) return;
    announced.current = content;
    document.querySelector<HTMLElement>(`main ${heading}`)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [content, heading]);
}
