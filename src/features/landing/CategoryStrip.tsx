import { categories } from '#domain/category.ts';
import { partners } from '#domain/partner.ts';
import { Container } from '#haven/Container.tsx';
import { Icon } from '#haven/Icon.tsx';
import styles from './CategoryStrip.module.css';

const counted = categories.map(({ id, name, icon }) => ({
  id,
  name,
  icon,
  count: partners.filter(({ category }) => category === name).length,
}));

/** What kinds of offers there are, on the edge between the hero and the site. */
export function CategoryStrip() {
  return (
    <Container>
      <ul aria-label="Categories" className={styles['strip']}>
        {counted.map(({ id, name, icon, count }) => (
          <li key={id} className={styles['category']}>
            <Icon name={icon} size={24} className={styles['icon']} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{count === 1 ? '1 offer' : `${count} offers`}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
