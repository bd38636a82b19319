import { allCategories } from '#domain/category.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import { dashboardOf, paths } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
  readonly categories: readonly CategoryEntry[];
  /** Name of the category at hand; null for all, undefined for one that is not there. */
  readonly current: string | null | undefined;
  /** How many partners there are in all. */
  readonly total: number;
}

/** The categories as links, each with its count, so that Back and sharing work (requirements 2.6). */
export function CategoryFilter({ categories, current, total }: CategoryFilterProps) {
  const entries = [
    {
      key: allCategories,
      name: allCategories,
      href: paths.dashboard,
      count: total,
      isCurrent: current === null,
    },
    ...categories.map(({ id, name, serviceProviders }) => ({
      key: id,
      name,
      href: dashboardOf(name),
      count: serviceProviders.length,
      isCurrent: current === name,
    })),
  ];
  return (
    <nav aria-labelledby="categories" className={styles['filter']}>
      <h2 id="categories" className={styles['heading']}>
        Categories
      </h2>
      <ul className={styles['list']}>
        {entries.map(({ key, name, href, count, isCurrent }) => (
          <li key={key}>
            <Link
              variant="plain"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={styles['entry']}
            >
              {name}
              <span className={styles['count']}>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>({count})</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
