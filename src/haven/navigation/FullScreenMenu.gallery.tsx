import { Example } from '#gallery/Example.tsx';
import { FullScreenMenu, MenuSection } from './FullScreenMenu.tsx';
import { MenuEntry } from './MenuEntry.tsx';

export function Examples() {
  return (
    <Example title="Below 768 px: a button that opens the menu" on="beam">
      <FullScreenMenu>
        <MenuSection title="Partners and capabilities">
          <MenuEntry icon="all" href="?category=All" count={12} current>
            All
          </MenuEntry>
          <MenuEntry icon="insurance" href="?category=Insurance" count={2}>
            Insurance
          </MenuEntry>
        </MenuSection>
        <MenuSection>
          <MenuEntry icon="logout">Logout</MenuEntry>
        </MenuSection>
      </FullScreenMenu>
    </Example>
  );
}
