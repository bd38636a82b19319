import Container from '@mui/material/Container';
import { Route, Routes } from 'react-router-dom';
import { Link } from '#haven/actions/Link.tsx';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import styles from './Gallery.module.css';
import { GalleryIndex } from './GalleryIndex.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { galleryPages } from './galleryPages.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** The page with all components of haven in all their states. Only the development server serves it. */
export function Gallery() {
  return (
    <>
      <SkipLink />
      <header className={styles['header']}>
        <Container className={styles['bar']}>
          <Link href="/" color="inherit" underline="none" className={styles['name']}>
            haven
          </Link>
          <SchemeSwitch />
        </Container>
      </header>
      <Main>
        <Container className={styles['main']}>
          <Routes>
            <Route index element={<GalleryIndex />} />
            {galleryPages.map((page) => (
              <Route
                key={page.address}
                path={page.address}
                element={<GalleryPage key={page.address} {...page} />}
              />
            ))}
            <Route path="*" element={<h1>No such component</h1>} />
          </Routes>
        </Container>
      </Main>
    </>
  );
}
