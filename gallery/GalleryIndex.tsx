import { Link } from '#haven/Link.tsx';
import styles from './Gallery.module.css';
import { galleryPages } from './galleryPages.ts';

export function GalleryIndex() {
  return (
    <>
      <title>haven</title>
      <h1>haven</h1>
      <p>The design system of the marketplace: every component, in each of its states.</p>
      <nav aria-label="Components">
        <ul className={styles['index']}>
          {galleryPages.map(({ address, title }) => (
            <li key={address}>
              <Link variant="action" href={address}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
