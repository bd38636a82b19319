import MuiAvatar from '@mui/material/Avatar';
import { Icon } from '#haven/drawing/Icon.tsx';

interface AvatarProps {
  /** Empty where no name is known. */
  readonly initials: string;
  /** Pixels; 36 is for table rows, in quieter colors. */
  readonly size: 32 | 36 | 44;
}

const variants = { 32: 'circular', 36: 'row', 44: 'large' } as const;

/** MUI's avatar with a person's initials, which CSS draws: as text they would belong to the name of a button around it. */
export function Avatar({ initials, size }: AvatarProps) {
  return (
    <MuiAvatar component="span" aria-hidden variant={variants[size]}>
      {initials === '' ? <Icon name="question" size={20} /> : <span data-initials={initials} />}
    </MuiAvatar>
  );
}
