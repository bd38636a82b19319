import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { use } from 'react';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import { palette } from '#haven/theme/palette.ts';
import { InPlaceGroup } from './InPlaceGroup.tsx';
import { MenuContext } from './MenuContext.ts';
import { NavigationContext, placeIn } from './NavigationContext.ts';
import { NavigationFace } from './NavigationFace.tsx';
import type { NavigationItem, NavigationLink } from './NavigationItem.ts';
import { PopupGroup } from './PopupGroup.tsx';

interface NavigationEntriesProps {
  readonly items: readonly NavigationItem[];
  readonly id?: string | undefined;
}

/** Look of the page at hand in a bar, as in the header. */
const underlined = {
  '&&.Mui-selected': {
    borderRadius: 0,
    bgcolor: 'transparent',
    boxShadow: `inset 0 -3px ${palette('primary-main')}`,
  },
};

/** One level of a `NavigationMenu`, and through its groups the levels below. */
export function NavigationEntries({ items, id }: NavigationEntriesProps) {
  const { opens } = use(NavigationContext);
  const Group = opens === 'inPlace' ? InPlaceGroup : PopupGroup;
  return (
    <List
      id={id}
      disablePadding
      sx={opens === 'below' ? { display: 'flex', flexWrap: 'wrap', columnGap: 1 } : undefined}
    >
      {items.map((item) => (
        <li key={item.label}>
          {'items' in item ? (
            <Group group={item}>
              <NavigationEntries items={item.items} />
            </Group>
          ) : (
            <LinkEntry item={item} />
          )}
        </li>
      ))}
    </List>
  );
}

function LinkEntry({ item }: { readonly item: NavigationLink }) {
  const navigation = use(NavigationContext);
  const closePopup = use(MenuContext);
  const { href, label, count, current = false } = item;
  const link = (
    <ListItemButton
      href={href}
      selected={current}
      aria-current={current ? 'page' : undefined}
      sx={[placeIn(navigation), navigation.opens === 'below' && underlined]}
      onClick={closePopup}
    >
      <NavigationFace item={item} />
    </ListItemButton>
  );
  if (!navigation.isCollapsed) return link;
  return (
    <Tooltip isName placement="right" text={count === undefined ? label : `${label} (${count})`}>
      {link}
    </Tooltip>
  );
}
