import Stack from '@mui/material/Stack';
import { mayBrowseCategories } from '#domain/access.ts';
import { dashboardOf, paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './TouchLinks.module.css';

/** Where the page stands: under the partners, in its category. Only for people who may browse those. */
export function Breadcrumb({ category }: { readonly category: string | undefined }) {
  const { kind } = useViewer();
  if (!mayBrowseCategories(kind)) return null;
  return (
    <nav aria-label="Breadcrumb">
      <Stack
        component="ol"
        direction="row"
        spacing={2}
        className={styles['links']}
        sx={{ flexWrap: 'wrap', mb: 3, typography: 'body2', color: 'text.secondary' }}
      >
        <li>
          <Link href={paths.dashboard}>Partners</Link>
        </li>
        {category !== undefined && (
          <Stack component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Icon name="chevronRight" size={16} />
            <Link href={dashboardOf({ category })}>{category}</Link>
          </Stack>
        )}
      </Stack>
    </nav>
  );
}
