import { use, useId, useState, type ReactNode } from 'react';
import { Animated } from '#haven/layout/Animated.tsx';
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
      <Animated id={id} preset="collapse" isShown={isOpen}>
        <NavigationContext value={{ ...navigation, level: navigation.level + 1 }}>
          {children}
        </NavigationContext>
      </Animated>
    </>
  );
}
