import { StrictMode, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createApp } from '#app/createApp.ts';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import type { createHavenTheme } from '#haven/theme/theme.ts';
import { RuntimeProvider } from '#session/runtime.ts';
import { RouterLink } from './RouterLink.tsx';

interface AppProps extends Pick<ReturnType<typeof createApp>, 'runtime' | 'router'> {
  readonly theme: ReturnType<typeof createHavenTheme>;
  readonly nonce?: string | undefined;
  /** Pixels by which the replaced page was scrolled. */
  readonly scrolled?: number;
  /** Called when the page replaces the previous content, before it is painted. */
  readonly onDrawn?: () => void;
  /** Called once the page is interactive. */
  readonly onShown?: () => void;
}

/** The whole page, rendered by the server and hydrated by the browser. */
export function App({ runtime, router, theme, nonce, scrolled = 0, onDrawn, onShown }: AppProps) {
  const scroll = useRef(scrolled);
  useInsertionEffect(() => {
    scroll.current ||= window.scrollY;
  }, []);
  // The router has just scrolled to the top.
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
