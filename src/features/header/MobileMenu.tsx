import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { FullScreenMenu } from '#haven/navigation/FullScreenMenu.tsx';
import styles from './MobileMenu.module.css';

/** Full-screen menu of the header on narrow screens, with a link to support at the end (requirements 2.9). */
export function MobileMenu({ children }: { readonly children: ReactNode }) {
  return (
    <FullScreenMenu>
      {children}
      <p className={styles['help']}>
        {brand.marketplaceName}. <Link href={`mailto:${brand.supportEmail}`}>Need help?</Link>
      </p>
    </FullScreenMenu>
  );
}
