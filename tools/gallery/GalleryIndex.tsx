import { Link } from '#haven/actions/Link.tsx';
import styles from './Gallery.module.css';
import { galleryPages } from './galleryPages.ts';

const folders = [...new Set(galleryPages.map(({ folder }) => folder))];

export function GalleryIndex() {
  return (
    <>
      <title>haven</title>
      <h1>haven</h1>
      <p>The design system of the marketplace: every component, in each of its states.</p>
      <nav aria-label="Components">
        {folders.map((folder) => (
          <section key={folder}>
            <h2 className={styles['title']}>{folder}</h2>
            <ul className={styles['index']}>
              {galleryPages
                .filter((page) => page.folder === folder)
                .map(({ address, title }) => (
                  <li key={address}>
                    <Link variant="action" href={address}>
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
