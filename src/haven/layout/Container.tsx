import type { ComponentProps } from 'react';
import styles from './Container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  /** 1280 for pages, 736 for forms, 640 for reading; gutters included in the first. */
  readonly width?: 'page' | 'form' | 'reading' | undefined;
}

/** Holds content to the page's widths and gutters. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={[styles['container'], styles[width], className].filter(Boolean).join(' ')} />
  );
}
