import MuiAvatar from '@mui/material/Avatar';
import { Icon } from '#haven/drawing/Icon.tsx';

interface AvatarProps {
  /** Initials of the person; empty if no name is known. */
  readonly initials: string;
  /** Width and height in pixels; 36 is for table rows, in quieter colors. */
  readonly size: 32 | 36 | 44;
}

const variants = { 32: 'circular', 36: 'row', 44: 'large' } as const;

/** MUI's avatar with a person's initials as CSS content, since text would join the name of an enclosing button. */
export function Avatar({ initials, size }: AvatarProps) {
  return (
    <MuiAvatar component="span" aria-hidden variant={variants[size]}>
      {initials === '' ? <Icon name="question" size={20} /> : <span data-initials={initials} />}
    </MuiAvatar>
  );
}
