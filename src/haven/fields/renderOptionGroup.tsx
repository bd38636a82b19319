import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';

/** Renders a group of `Autocomplete`. MUI's own is a list, but a listbox may only contain options and groups (APG). */
export function renderOptionGroup({ key, group, children }: AutocompleteRenderGroupParams) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `optgroup` belongs to a `select`.
    <Box key={key} role="group" aria-label={group}>
      <ListSubheader component="div" aria-hidden="true">
        {group}
      </ListSubheader>
      {children}
    </Box>
  );
}
