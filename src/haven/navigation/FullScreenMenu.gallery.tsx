import { Example } from '#gallery/Example.tsx';
import { FullScreenMenu } from './FullScreenMenu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

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
