import type { ComponentProps, FocusEvent, PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LinkComponent } from '#haven/actions/Link.tsx';
import { useRuntime } from '#session/runtime.ts';

/** Links of the design system, led through the router. Who points at one finds its page there already. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: ComponentProps<LinkComponent>) {
  const { preloadPage } = useRuntime();
  function point(event: PointerEvent<HTMLAnchorElement>): void {
    preloadPage(href);
    onPointerEnter?.(event);
  }
  function focus(event: FocusEvent<HTMLAnchorElement>): void {
    preloadPage(href);
    onFocus?.(event);
  }
  return <Link to={href} onPointerEnter={point} onFocus={focus} {...rest} />;
}
