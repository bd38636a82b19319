import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '#domain/brand.ts';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';
import { InspectorPage } from './InspectorPage.tsx';
import { ProductLink } from './ProductLink.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');

createRoot(container).render(
  <StrictMode>
    <HavenProvider theme={createHavenTheme(brand.colours)} linkComponent={ProductLink}>
      <InspectorPage />
    </HavenProvider>
  </StrictMode>,
);
