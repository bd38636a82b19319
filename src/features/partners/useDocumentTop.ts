import { useCallback, useState } from 'react';

/** How far below the document's top an element begins, in pixels, also after what stands above it has changed. */
export function useDocumentTop(): readonly [top: number, ref: (element: HTMLElement | null) => () => void] {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    const measure = () => {
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [top, ref];
}
