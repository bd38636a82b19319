import { FullScreenMenu } from '#haven/FullScreenMenu.tsx';
import { MenuItem } from '#haven/MenuItem.tsx';
import { MenuSection } from '#haven/MenuSection.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="Below 768 px: a button that opens the menu" on="beam">
      <FullScreenMenu>
        <MenuSection title="Partners and capabilities">
          <MenuItem icon="all" href="?category=All" count={12} current>
            All
          </MenuItem>
          <MenuItem icon="insurance" href="?category=Insurance" count={2}>
            Insurance
          </MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem icon="logout">Logout</MenuItem>
        </MenuSection>
      </FullScreenMenu>
    </Example>
  );
}
