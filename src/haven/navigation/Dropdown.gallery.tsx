import { Avatar } from '#haven/data/Avatar.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { Example, Row } from '#gallery/Example.tsx';
import { Dropdown } from './Dropdown.tsx';

export function Examples() {
  return (
    <Example title="In the header's bar" on="beam">
      <Row>
        <Dropdown face="Partners" current>
          <MenuEntry href="?category=All" count={12} current>
            All
          </MenuEntry>
          <MenuEntry href="?category=Insurance" count={2}>
            Insurance
          </MenuEntry>
        </Dropdown>
        <Dropdown label="Dana Lee, account menu" face={<Avatar initials="DL" size={32} />}>
          <MenuEntry icon="people" href="?account">
            Account settings
          </MenuEntry>
          <MenuEntry icon="logout">Logout</MenuEntry>
        </Dropdown>
      </Row>
    </Example>
  );
}
