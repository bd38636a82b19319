import Collapse from '@mui/material/Collapse';
import { use, useId, useState, type ReactNode } from 'react';
import { GroupButton } from './GroupButton.tsx';
import { NavigationContext } from './NavigationContext.ts';
import { holdsCurrent, type NavigationGroup } from './NavigationItem.ts';

interface InPlaceGroupProps {
  readonly group: NavigationGroup;
  /** Its entries. */
  readonly children: ReactNode;
}

/** An entry whose further ones come up under it. Where one of them is the page at hand it starts open. */
export function InPlaceGroup({ group, children }: InPlaceGroupProps) {
  const id = useId();
  const navigation = use(NavigationContext);
  const [isOpen, setOpen] = useState(() => holdsCurrent(group));
  return (
    <>
      <GroupButton group={group} isOpen={isOpen} listId={id} onClick={() => setOpen(!isOpen)} />
      <Collapse id={id} in={isOpen} unmountOnExit>
        <NavigationContext value={{ ...navigation, level: navigation.level + 1 }}>
          {children}
        </NavigationContext>
      </Collapse>
    </>
  );
}
