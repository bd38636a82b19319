/** Stops the page from scrolling without a change of its width. Returns the function that undoes it. */
export function lockScroll(): () => void {
  const { scrollX, scrollY } = window;
  const { documentElement: root, body } = document;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  const { overflow } = body.style;
  const { scrollbarGutter } = root.style;
  body.style.overflow = 'hidden';
  if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  return () => {
    body.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
    if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
  };
}
