import { Example } from '#gallery/Example.tsx';
import { MenuSection } from './FullScreenMenu.tsx';
import { MenuEntry } from './MenuEntry.tsx';

export function Examples() {
  return (
    <Example title="Links, one of them current; a command">
      <MenuSection title="Partners and capabilities">
        <MenuEntry icon="all" href="?category=All" count={12} current>
          All
        </MenuEntry>
        <MenuEntry icon="insurance" href="?category=Insurance" count={2}>
          Insurance
        </MenuEntry>
        <MenuEntry icon="growth" href="?category=Growth" count={3}>
          A category whose name is longer than the menu is wide
        </MenuEntry>
        <MenuEntry icon="logout">Logout</MenuEntry>
      </MenuSection>
    </Example>
  );
}
