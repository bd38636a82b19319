import { Avatar } from '#haven/data/Avatar.tsx';
import { MenuItem } from '#haven/navigation/MenuItem.tsx';
import { Example, Row } from '#gallery/Example.tsx';
import { Disclosure } from './Disclosure.tsx';

export function Examples() {
  return (
    <Example title="In the header's bar" on="beam">
      <Row>
        <Disclosure face="Partners" current>
          <MenuItem href="?category=All" count={12} current>
            All
          </MenuItem>
          <MenuItem href="?category=Insurance" count={2}>
            Insurance
          </MenuItem>
        </Disclosure>
        <Disclosure label="Dana Lee, account menu" face={<Avatar initials="DL" size={32} />}>
          <MenuItem icon="people" href="?account">
            Account settings
          </MenuItem>
          <MenuItem icon="logout">Logout</MenuItem>
        </Disclosure>
      </Row>
    </Example>
  );
}
