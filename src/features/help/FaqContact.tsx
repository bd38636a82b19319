import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import styles from './FaqContact.module.css';

/** For whoever did not find their question. */
export function FaqContact() {
  return (
    <section aria-labelledby="contact" className={styles['contact']}>
      <h2 id="contact" className={styles['heading']}>
        Not what you were looking for?
      </h2>
      <p>
        Write to <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>, or{' '}
        <Link href={paths.requestProducts}>request a product</Link> that isn&apos;t here yet.
      </p>
    </section>
  );
}
