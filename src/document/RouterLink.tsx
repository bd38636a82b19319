import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { LinkComponent } from '#haven/actions/Link.tsx';
import { useRuntime } from '#session/runtime.ts';

/** The router's link, which also preloads its page on hover and focus. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: ComponentProps<LinkComponent>) {
  const { preloadPage } = useRuntime();
  const preloadThen =
    <Event,>(handle?: (event: Event) => void) =>
    (event: Event) => {
      preloadPage(href);
      handle?.(event);
    };
  return (
    <Link to={href} onPointerEnter={preloadThen(onPointerEnter)} onFocus={preloadThen(onFocus)} {...rest} />
  );
}
