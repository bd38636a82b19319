import Typography from '@mui/material/Typography';
import { Link } from '#haven/actions/Link.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';
import styles from './CategoryFilter.module.css';

/** Links to the categories, with counts, so that Back and sharing work (requirements 2.6). A link keeps the search. */
export function CategoryFilter({ typed }: { readonly typed: string }) {
  const links = useCategoryLinks(typed);
  return (
    <nav aria-labelledby="categories">
      <Typography
        component="h2"
        variant="h6"
        id="categories"
        className={styles['heading']}
        sx={{ mb: 1, px: 3, py: 2 }}
      >
        Categories
      </Typography>
      <ul className={styles['list']}>
        {links.map(({ name, href, count, current }) => (
          <li key={name}>
            <Link
              color="inherit"
              underline="none"
              href={href}
              aria-current={current ? 'page' : undefined}
              className={styles['entry']}
            >
              {name}
              {count !== undefined && (
                <span className={styles['count']}>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <VisuallyHidden>({formatCount(count)})</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
