import { useState } from 'react';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import styles from './LegalLine.module.css';

export function LegalLine() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div className={styles['legal']}>
      <ul className={styles['pages']}>
        {/* Around New Year, server and browser can render different years. */}
        <li suppressHydrationWarning>
          © {year} {brand.name}
        </li>
        {Object.values(brand.legal).map(renderLink)}
      </ul>
      <ul className={styles['pages']}>{brand.social.map(renderLink)}</ul>
    </div>
  );
}

function renderLink({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <li key={name}>
      <Link href={url} className={styles['page']}>
        {name}
      </Link>
    </li>
  );
}
