import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { homeOf } from '#domain/access.ts';
import { brand, nameBeyondBrand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { lazyPart } from '#session/lazyPart.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './Header.module.css';
import { VisitorLinks } from './VisitorLinks.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** No visitor needs it. */
const PersonMenus = lazyPart(async () => (await import('./PersonMenus.tsx')).PersonMenus);

/** The bar at the top of every page with layout (screens 2.17). */
export function Header() {
  const { kind, restoring } = useViewer();
  const isVisitor = kind === 'visitor' && !restoring;
  const isPerson = kind !== 'visitor';
  return (
    <header className={styles['header']}>
      <Container className={styles['bar']}>
        <Link
          href={homeOf(kind)}
          color="inherit"
          underline="none"
          className={styles['logo']}
          aria-label={`${brand.marketplaceName} home`}
        >
          <BrandMark shape={brand.mark} className={styles['mark']} />
          <strong>{brand.name}</strong>
          <span className={styles['rest']}>{nameBeyondBrand}</span>
        </Link>
        <nav aria-label="Main" className={styles['nav']}>
          {restoring && <PersonSkeleton />}
          {isVisitor && (
            <>
              <VisitorLinks />
              <VisitorMenu />
            </>
          )}
          {isPerson && (
            <Suspense fallback={<PersonSkeleton />}>
              <PersonMenus />
            </Suspense>
          )}
        </nav>
      </Container>
    </header>
  );
}

/** Holds the place of avatar and name until it is known who is here. */
function PersonSkeleton() {
  return (
    <div className={styles['person']}>
      <Skeleton variant="circular" className={styles['face']} />
      <Skeleton className={styles['words']} />
    </div>
  );
}
