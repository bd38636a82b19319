import { useState } from 'react';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/Link.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import styles from './LegalLine.module.css';

/** Copyright, legal pages and social sites. */
export function LegalLine() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div className={styles['legal']}>
      <ul className={styles['pages']}>
        <li>
          © {year} {brand.name}
        </li>
        {Object.values(brand.legal).map(({ name, url }) => (
          <li key={name}>
            <Link href={url} className={styles['page']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles['sites']}>
        {brand.social.map(({ name, letters, url }) => (
          <li key={name}>
            <Link href={url} variant="plain" className={styles['site']}>
              <span aria-hidden="true">{letters}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
