import { Suspense, useEffect, useRef } from 'react';
import { RegionSpinner } from '#haven/feedback/Spinner.tsx';
import styles from './Gallery.module.css';
import type { galleryPages } from './galleryPages.ts';

export function GalleryPage({ title, Examples }: (typeof galleryPages)[number]) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <title>{`${title} – haven`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Suspense fallback={<RegionSpinner isSpinning size="large" delay={300} />}>
        <div data-examples={title} className={styles['examples']}>
          <Examples />
        </div>
      </Suspense>
    </>
  );
}
