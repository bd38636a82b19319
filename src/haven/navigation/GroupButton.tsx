import ListItemButton from '@mui/material/ListItemButton';
import { use, type Ref } from 'react';
import { NavigationContext, placeIn } from './NavigationContext.ts';
import { NavigationFace } from './NavigationFace.tsx';
import { holdsCurrent, type NavigationGroup } from './NavigationItem.ts';

interface GroupButtonProps {
  readonly group: NavigationGroup;
  readonly isOpen: boolean;
  /** Id of the list, which is in the page while the group is open. */
  readonly listId: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows and hides the entries of a group (APG, disclosure navigation). */
export function GroupButton({ group, isOpen, listId, onClick, ref }: GroupButtonProps) {
  const navigation = use(NavigationContext);
  return (
    <ListItemButton
      component="button"
      ref={ref}
      sx={[placeIn(navigation), holdsCurrent(group) && { fontWeight: 600, color: 'tonal.contrastText' }]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onClick}
    >
      <NavigationFace item={group} />
    </ListItemButton>
  );
}
