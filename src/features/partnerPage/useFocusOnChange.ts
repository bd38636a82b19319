import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a heading when the content below it, named by `content`, changes: the pressed button disappears with the
 * previous content.
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
