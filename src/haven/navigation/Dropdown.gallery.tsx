import { Example, Row } from '#gallery/Example.tsx';
import { Dropdown } from './Dropdown.tsx';
import { MenuItem } from './MenuItem.tsx';

const items = (
  <>
    <MenuItem icon="mail">Resend</MenuItem>
    <MenuItem icon="person">Make owner</MenuItem>
    <MenuItem icon="close" tone="danger">
      Deactivate
    </MenuItem>
  </>
);

export function Examples() {
  return (
    <>
      <Example title="Commands">
        <Row>
          <Dropdown face="Actions">{items}</Dropdown>
          <Dropdown face="Small" size="small" variant="contained">
            {items}
          </Dropdown>
          <Dropdown face="At the end" align="end" variant="text">
            {items}
          </Dropdown>
        </Row>
      </Example>
      <Example title="Links, one of them current">
        <Dropdown face="Categories">
          <MenuItem href="?category=All" count={12} current>
            All
          </MenuItem>
          <MenuItem href="?category=Insurance" count={2}>
            Insurance
          </MenuItem>
        </Dropdown>
      </Example>
      <Example title="An icon alone: what can be done with a row">
        <Dropdown icon="more" label="Actions for Sam Ortiz">
          {items}
        </Dropdown>
      </Example>
      <Example title="Disabled">
        <Dropdown face="Actions" disabled>
          {items}
        </Dropdown>
      </Example>
    </>
  );
}
