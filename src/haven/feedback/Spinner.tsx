import { useIsOver } from '#haven/navigation/useIsOver.ts';
import { spinnerText, type spinnerSize } from '#haven/theme/tokens.ts';
import { Ring } from './Ring.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  readonly size?: keyof typeof spinnerSize | undefined;
  /** What is going on; the two large sizes say "Loading..." of themselves. An empty text keeps silent. */
  readonly label?: string | undefined;
  /** Milliseconds for which nothing is shown yet. */
  readonly delay?: number | undefined;
}

/** A turning ring; a region that waits says so in words beside it. */
export function Spinner({ size = 'middle', label, delay = 0 }: SpinnerProps) {
  const isShown = useIsOver(delay);
  const words = label ?? (size === 'large' || size === 'xLarge' ? spinnerText : '');
  if (words === '') return isShown && <Ring size={size} />;
  // There before its words are, so that they are read out.
  return (
    <output className={styles['spinner']}>
      {isShown && (
        <>
          <Ring size={size} />
          <span>{words}</span>
        </>
      )}
    </output>
  );
}
