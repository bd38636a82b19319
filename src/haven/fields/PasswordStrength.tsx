import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './PasswordStrength.module.css';

const icons = { Weak: 'warning', Fair: 'info', Strong: 'success' } as const satisfies Record<
  string,
  IconName
>;

export type Strength = keyof typeof icons;

interface PasswordStrengthProps {
  readonly id: string;
  /** Null while nothing is typed. */
  readonly strength: Strength | null;
}

/** How good a password is, in a word; read out whenever the word becomes another. */
export function PasswordStrength({ id, strength }: PasswordStrengthProps) {
  return (
    <output htmlFor={id} className={styles['strength']}>
      {strength !== null && (
        <>
          Password strength:{' '}
          <span className={[styles['word'], styles[strength]].join(' ')}>
            <Icon name={icons[strength]} size={16} />
            {strength}
          </span>
        </>
      )}
    </output>
  );
}
