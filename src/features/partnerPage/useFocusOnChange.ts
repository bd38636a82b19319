import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a heading, and focuses the heading whenever `content` changes. `content` names what is shown below
 * the heading; the pressed button disappears with the previous content.
 */
export function useFocusOnChange(content: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(content);
  useEffect(() => {
    if (previous.current === content) return;
    previous.current = content;
    heading.current?.focus();
  }, [content]);
  return heading;
}
