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
  /** Vertical scroll position of the content that the app replaces, in pixels. */
  readonly scrolled?: number;
  /** Called when the page has replaced the previous content, before the browser paints it. */
  readonly onDrawn?: () => void;
  /** Called after the page has been rendered for the first time, when it reacts to input. */
  readonly onShown?: () => void;
}

/** The root component, rendered by the server and hydrated by the browser. */
export function App({ runtime, router, theme, nonce, scrolled = 0, onDrawn, onShown }: AppProps) {
  const scroll = useRef(scrolled);
  useInsertionEffect(() => {
    scroll.current ||= window.scrollY;
  }, []);
  // Restores the position, since the router has just scrolled to the top.
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
