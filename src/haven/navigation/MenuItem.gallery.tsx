import { Example } from '#gallery/Example.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

export function Examples() {
  return (
    <Example title="Links, one of them current; a command">
      <MenuSection title="Partners and capabilities">
        <MenuItem icon="all" href="?category=All" count={12} current>
          All
        </MenuItem>
        <MenuItem icon="insurance" href="?category=Insurance" count={2}>
          Insurance
        </MenuItem>
        <MenuItem icon="growth" href="?category=Growth" count={3}>
          A category whose name is longer than the menu is wide
        </MenuItem>
        <MenuItem icon="logout">Logout</MenuItem>
      </MenuSection>
    </Example>
  );
}
