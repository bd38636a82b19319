import { useLocation } from 'react-router-dom';
import { iconOfCategory, isSameCategory } from '#domain/category.ts';
import { landingOf } from '#domain/paths.ts';
import { Container } from '#haven/Container.tsx';
import { Icon } from '#haven/Icon.tsx';
import { Link } from '#haven/Link.tsx';
import { shownCategories, shownPartners } from '#session/showcase.ts';
import styles from './CategoryStrip.module.css';

const counted = shownCategories.map(({ id, name }) => ({
  id,
  name,
  count: shownPartners.filter(({ category }) => category === name).length,
}));

/** The categories, on the edge between the hero and the site; each leads to its partners. */
export function CategoryStrip() {
  const chosen = new URLSearchParams(useLocation().search).get('category');
  return (
    <Container>
      <ul aria-label="Categories" className={styles['strip']}>
        {counted.map(({ id, name, count }) => (
          <li key={id} className={styles['category']}>
            <Link
              variant="plain"
              href={landingOf(name)}
              aria-current={chosen !== null && isSameCategory(chosen, name) ? 'true' : undefined}
              className={styles['link']}
            >
              <Icon name={iconOfCategory(String(id))} size={24} className={styles['icon']} />
              <span className={styles['name']}>{name}</span>{' '}
              <span className={styles['count']}>{count === 1 ? '1 offer' : `${count} offers`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
