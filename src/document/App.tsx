import { StrictMode, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createApp } from '#app/createApp.ts';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import type { createHavenTheme } from '#haven/theme/theme.ts';
import { RuntimeProvider } from '#session/runtime.ts';
import { RouterLink } from './RouterLink.tsx';

interface AppProps extends Pick<ReturnType<typeof createApp>, 'runtime' | 'router'> {
  readonly theme: ReturnType<typeof createHavenTheme>;
  /** Nonce for style elements under a content security policy. */
  readonly nonce?: string | undefined;
  /** Pixels that the person had scrolled the page by that this one takes the place of. */
  readonly scrolled?: number;
  /** Told as the page takes the place of what stood there, before it is painted. */
  readonly onDrawn?: () => void;
  /** Told once the page can be used. */
  readonly onShown?: () => void;
}

/** The whole page: the server draws it, and the browser brings it to life. */
export function App({ runtime, router, theme, nonce, scrolled = 0, onDrawn, onShown }: AppProps) {
  const scroll = useRef(scrolled);
  useInsertionEffect(() => {
    scroll.current ||= window.scrollY;
  }, []);
  // The router has just begun at the top.
  useLayoutEffect(() => {
    if (scroll.current > 0) window.scrollTo(0, scroll.current);
  }, []);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <HavenProvider theme={theme} linkComponent={RouterLink} nonce={nonce}>
        <RuntimeProvider value={runtime}>
          <RouterProvider router={router} />
        </RuntimeProvider>
      </HavenProvider>
    </StrictMode>
  );
}
