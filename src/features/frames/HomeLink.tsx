import { homeOf } from '#domain/access.ts';
import { brand, nameBeyondBrand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './HomeLink.module.css';

interface HomeLinkProps {
  /** Leaves room on phones for what stands beside it. */
  readonly short?: boolean | undefined;
}

/** Mark and name, leading to the home of the person's role. */
export function HomeLink({ short = false }: HomeLinkProps) {
  const { kind } = useViewer();
  return (
    <Link
      color="inherit"
      underline="none"
      href={homeOf(kind)}
      className={styles['home']}
      aria-label={`${brand.marketplaceName} home`}
    >
      <BrandMark shape={brand.mark} />
      <span>
        <strong className={styles['name']}>{brand.name}</strong>
        <span className={short ? styles['rest'] : undefined}>{nameBeyondBrand}</span>
      </span>
    </Link>
  );
}
