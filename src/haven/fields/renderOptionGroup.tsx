import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';

/** Renders an option group of MUI's `Autocomplete`. MUI's own is a list, which a listbox may not contain (APG). */
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
