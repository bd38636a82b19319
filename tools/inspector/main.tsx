import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '#domain/brand.ts';
import { newTabNote } from '#haven/actions/Link.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';
import { InspectorPage } from './InspectorPage.tsx';

/** Renders a link that opens the product in another tab, so that this page can watch it. */
function ProductLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank">
      {children}
      <VisuallyHidden>{newTabNote}</VisuallyHidden>
    </a>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');

createRoot(container).render(
  <StrictMode>
    <HavenProvider theme={createHavenTheme(brand.colors)} linkComponent={ProductLink}>
      <InspectorPage />
    </HavenProvider>
  </StrictMode>,
);
