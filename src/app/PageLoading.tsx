import { Spinner } from '#haven/feedback/Spinner.tsx';
import { Main } from '#haven/layout/Main.tsx';
import styles from './PageLoading.module.css';

/** The loading state while the code of the first page loads, if that takes a moment (screens 2.1.2). */
export function PageLoading() {
  return (
    <Main state="loading">
      <div className={styles['place']}>
        <Spinner size="large" />
      </div>
    </Main>
  );
}
