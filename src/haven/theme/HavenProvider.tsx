import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useState, type ReactNode } from 'react';
import './globals.css';
import 'virtual:theme.css';
import { createHavenCache } from './havenCache.ts';
import { LinkComponentProvider, type LinkComponent } from '#haven/actions/Link.tsx';
import type { createHavenTheme } from './theme.ts';

interface HavenProviderProps {
  readonly theme: ReturnType<typeof createHavenTheme>;
  /** Component of internal links, since the design system knows no router. */
  readonly linkComponent: LinkComponent;
  /** Nonce of style elements, for the content security policy. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Provides theme, fonts, and base styles; light and dark follow the system by CSS alone. */
export function HavenProvider({ theme, linkComponent, nonce, children }: HavenProviderProps) {
  const [cache] = useState(() => createHavenCache(nonce));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LinkComponentProvider value={linkComponent}>{children}</LinkComponentProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
