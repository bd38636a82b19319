import { iconOfCategory } from '#domain/category.ts';
import { Container } from '#haven/Container.tsx';
import { Icon } from '#haven/Icon.tsx';
import { shownCategories, shownPartners } from '#session/showcase.ts';
import styles from './CategoryStrip.module.css';

const counted = shownCategories.map(({ id, name }) => ({
  id,
  name,
  count: shownPartners.filter(({ category }) => category === name).length,
}));

/** What kinds of offers there are, on the edge between the hero and the site. */
export function CategoryStrip() {
  return (
    <Container>
      <ul aria-label="Categories" className={styles['strip']}>
        {counted.map(({ id, name, count }) => (
          <li key={id} className={styles['category']}>
            <Icon name={iconOfCategory(String(id))} size={24} className={styles['icon']} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{count === 1 ? '1 offer' : `${count} offers`}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
