import type { ComponentProps } from 'react';
import styles from './LinkButton.module.css';

/** A button in the look of a link that stands alone: for what changes this page and leads nowhere. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={[styles['button'], className].filter(Boolean).join(' ')} />
  );
}
