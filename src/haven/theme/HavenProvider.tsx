import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useState, type ReactNode } from 'react';
import './globals.css';
import 'virtual:theme.css';
import { createEmotionCache } from './havenCache.ts';
import { LinkComponentProvider, type LinkComponent } from '#haven/actions/Link.tsx';
import type { createHavenTheme } from './theme.ts';

interface HavenProviderProps {
  readonly theme: ReturnType<typeof createHavenTheme>;
  /** Component that renders internal links, since the design system does not know the router. */
  readonly linkComponent: LinkComponent;
  /** Nonce of the content security policy, for style elements. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Provides theme, fonts, and base styles. Light and dark follow the system's color scheme by CSS alone. */
export function HavenProvider({ theme, linkComponent, nonce, children }: HavenProviderProps) {
  const [cache] = useState(() => createEmotionCache(nonce));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LinkComponentProvider value={linkComponent}>{children}</LinkComponentProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
