import type { CSSProperties, ReactNode } from 'react';
import { animationPaces, animations } from '#haven/theme/tokens.ts';
import styles from './Animated.module.css';

interface AnimatedProps {
  readonly preset: keyof typeof animations;
  readonly pace?: keyof typeof animationPaces | undefined;
  readonly isShown: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Animates its content when it appears and disappears; with reduced motion, the content only fades. */
export function Animated({ preset, pace = 'mid', isShown, id, className, children }: AnimatedProps) {
  const measures = { '--away': animations[preset], '--time': animationPaces[pace] } as CSSProperties;
  const look = [styles['animated'], preset === 'collapse' && styles['collapse'], className];
  return (
    <div id={id} hidden={!isShown} style={measures} className={look.filter(Boolean).join(' ')}>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
