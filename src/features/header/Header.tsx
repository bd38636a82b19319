import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { homePathOf } from '#domain/access.ts';
import { brand, marketplaceNameSuffix } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { MenuSection } from '#haven/navigation/FullScreenMenu.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';
import { useRegisterPress } from '#session/useRegisterPress.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

// Component that loads lazily, since visitors do not need it.
const PersonMenus = lazyComponent(async () => (await import('./PersonMenus.tsx')).PersonMenus);

/** Header of every page with layout: logo, and links or menus by viewer (screens 2.17). */
export function Header() {
  const { kind, restoring } = useViewer();
  const isVisitor = kind === 'visitor' && !restoring;
  const isPerson = kind !== 'visitor';
  return (
    <header className={styles['header']}>
      <Container className={styles['bar']}>
        <Link
          href={homePathOf(kind)}
          color="inherit"
          underline="none"
          className={styles['logo']}
          aria-label={`${brand.marketplaceName} home`}
        >
          <BrandMark shape={brand.mark} className={styles['mark']} />
          <strong>{brand.name}</strong>
          <span className={styles['rest']}>{marketplaceNameSuffix}</span>
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

/** Skeleton of avatar and name, until the session is restored and the menus are loaded. */
function PersonSkeleton() {
  return (
    <div className={styles['person']}>
      <Skeleton variant="circular" className={styles['face']} />
      <Skeleton className={styles['words']} />
    </div>
  );
}

function VisitorMenu() {
  const press = useRegisterPress('header');
  return (
    <MobileMenu>
      <MenuSection>
        <MenuEntry href={paths.register} icon="person" onClick={press.onClick}>
          Register
        </MenuEntry>
        <MenuEntry href={paths.login} icon="login">
          Login
        </MenuEntry>
      </MenuSection>
    </MobileMenu>
  );
}
