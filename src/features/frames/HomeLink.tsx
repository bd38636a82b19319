import { homePathOf } from '#domain/access.ts';
import { brand, marketplaceNameSuffix } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './HomeLink.module.css';

/** Link to the home page of the viewer's role, with logo and name; `short` hides a part of the name on phones. */
export function HomeLink({ short = false }: { readonly short?: boolean }) {
  const { kind } = useViewer();
  return (
    <Link
      color="inherit"
      underline="none"
      href={homePathOf(kind)}
      className={styles['home']}
      aria-label={`${brand.marketplaceName} home`}
    >
      <BrandMark shape={brand.mark} />
      <span>
        <strong className={styles['name']}>{brand.name}</strong>
        <span className={short ? styles['rest'] : undefined}>{marketplaceNameSuffix}</span>
      </span>
    </Link>
  );
}
