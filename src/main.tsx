import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApp } from '#app/createApp.ts';
import { RouterLink } from '#app/RouterLink.tsx';
import { readConfig, readNonce } from '#config/env.ts';
import { brand } from '#domain/brand.ts';
import { HavenProvider } from '#haven/HavenProvider.tsx';
import { RuntimeProvider } from '#session/runtime.ts';

// Before the app starts, so that none of its first events is missed; the built product has nothing of it.
const inspect = import.meta.env.DEV
  ? await (await import('#inspector/openInspector.ts')).openInspector(window)
  : undefined;
const { runtime, router } = createApp({ config: readConfig(document), page: window, inspect });
const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');

createRoot(container).render(
  <StrictMode>
    <HavenProvider colours={brand.colours} linkComponent={RouterLink} nonce={readNonce(document)}>
      <RuntimeProvider value={runtime}>
        <RouterProvider router={router} />
      </RuntimeProvider>
    </HavenProvider>
  </StrictMode>,
);
