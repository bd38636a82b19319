import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Example } from '#gallery/Example.tsx';
import { renderOptionGroup } from './renderOptionGroup.tsx';

const options = [
  { kind: 'Users', name: 'Robin Birch' },
  { kind: 'Users', name: 'Sam Birchwood' },
  { kind: 'Customers', name: 'Birch Plumbing' },
];

interface SearchProps {
  readonly typed: string;
  readonly found: typeof options;
  readonly loading?: boolean;
}

function Search({ typed, found, loading }: SearchProps) {
  return (
    <Box sx={{ minHeight: 280 }}>
      <Autocomplete
        open
        disablePortal
        forcePopupIcon={false}
        inputValue={typed}
        value={null}
        options={found}
        loading={loading}
        noOptionsText="Nothing found"
        groupBy={({ kind }) => kind}
        renderGroup={renderOptionGroup}
        getOptionLabel={({ name }) => name}
        filterOptions={(all) => all}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            id={id}
            fullWidth
            inputProps={{ ...slotProps.htmlInput, 'aria-label': `Search for ${typed}` }}
          />
        )}
      />
    </Box>
  );
}

export function Examples() {
  return (
    <>
      <Example title="Found, by kind">
        <Search typed="birch" found={options} />
      </Example>
      <Example title="Under way">
        <Search typed="maple" found={[]} loading />
      </Example>
      <Example title="Nothing found">
        <Search typed="oak" found={[]} />
      </Example>
    </>
  );
}
