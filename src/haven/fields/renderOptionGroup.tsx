import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';

/**
 * `renderGroup` of MUI's `Autocomplete`: a named group of options. MUI's own groups are lists, and a list box may hold
 * options and groups alone (APG, listbox).
 */
export function renderOptionGroup({ key, group, children }: AutocompleteRenderGroupParams) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of options.
    <Box key={key} role="group" aria-label={group}>
      <ListSubheader component="div" aria-hidden="true">
        {group}
      </ListSubheader>
      {children}
    </Box>
  );
}
