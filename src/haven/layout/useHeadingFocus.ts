import { useEffect, useRef } from 'react';

/**
 * Focuses a heading in `main` whenever `content` changes, as after a change of page. `before` is the content that the
 * person has seen before the component mounts: if it differs from `content`, the heading gets the focus at once.
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
