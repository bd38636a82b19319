import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';
import { Gallery } from './Gallery.tsx';

/** Renders a link within the gallery. The link of an example has only a query, and stays on the example's page. */
function GalleryLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} {...rest} />;
}

const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');

createRoot(container).render(
  <StrictMode>
    <HavenProvider theme={createHavenTheme(brand.colors)} linkComponent={GalleryLink}>
      <BrowserRouter basename="/__gallery">
        <Gallery />
      </BrowserRouter>
    </HavenProvider>
  </StrictMode>,
);
