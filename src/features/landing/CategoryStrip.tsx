import Container from '@mui/material/Container';
import { useLocation } from 'react-router-dom';
import { iconOfCategory, isSameCategory } from '#domain/category.ts';
import { landingPath } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useRuntime } from '#session/runtime.ts';
import styles from './CategoryStrip.module.css';

export function CategoryStrip() {
  const { categories, partners } = useRuntime().catalog;
  const countIn = (name: string) => partners.filter(({ category }) => category === name).length;
  const chosen = new URLSearchParams(useLocation().search).get('category');
  return (
    <Container>
      <ul aria-label="Categories" className={styles['strip']}>
        {categories.map(({ id, name }) => (
          <li key={id} className={styles['category']}>
            <Link
              color="inherit"
              underline="none"
              href={landingPath(name)}
              aria-current={chosen !== null && isSameCategory(chosen, name) ? 'true' : undefined}
              className={styles['link']}
            >
              <Icon name={iconOfCategory(String(id))} size={24} className={styles['icon']} />
              <span className={styles['name']}>{name}</span>{' '}
              <span className={styles['count']}>
                {countIn(name) === 1 ? '1 offer' : `${countIn(name)} offers`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
