import { categories, type CategoryName } from '#domain/category.ts';
import { partners } from '#domain/partner.ts';
import { Container } from '#haven/Container.tsx';
import { Icon, type IconName } from '#haven/Icon.tsx';
import styles from './CategoryStrip.module.css';

const icons: Readonly<Record<CategoryName, IconName>> = {
  'Finance & tax': 'finance',
  Insurance: 'insurance',
  'Equipment & supplies': 'equipment',
  Health: 'health',
  Hiring: 'hiring',
  'Growth & training': 'growth',
};

const counted = categories.map(({ id, name }) => ({
  id,
  name,
  count: partners.filter(({ category }) => category === name).length,
}));

/** What kinds of offers there are, on the edge between the hero and the site. */
export function CategoryStrip() {
  return (
    <Container>
      <ul aria-label="Categories" className={styles['strip']}>
        {counted.map(({ id, name, count }) => (
          <li key={id} className={styles['category']}>
            <Icon name={icons[name]} size={24} className={styles['icon']} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{count === 1 ? '1 offer' : `${count} offers`}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
