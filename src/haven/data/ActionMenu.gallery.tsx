import MenuItem from '@mui/material/MenuItem';
import { Example } from '#gallery/Example.tsx';
import { ActionMenu } from './ActionMenu.tsx';

export function Examples() {
  return (
    <Example title="Three dots in a row">
      <ActionMenu label="Actions for Sam Ortiz">
        <MenuItem>Copy invite link</MenuItem>
        <MenuItem disabled>Make owner</MenuItem>
        <MenuItem sx={{ color: 'error.main' }}>Deactivate</MenuItem>
      </ActionMenu>
    </Example>
  );
}
