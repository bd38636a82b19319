import styles from './SkipLink.module.css';

/** First stop of every page: leads past the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']}>
      Skip to main content
    </a>
  );
}
