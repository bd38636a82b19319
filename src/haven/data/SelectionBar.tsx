import Stack from '@mui/material/Stack';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { withKeys, type RowSelection } from './useSelectRow.ts';

interface SelectionBarProps {
  /** Keys of the rows of this page. */
  readonly keys: readonly string[];
  readonly selection: RowSelection;
  readonly className?: string | undefined;
}

/** Selects the rows of the page (spec section 9), counts the selected ones of all pages, and offers their actions. */
export function SelectionBar({
  keys,
  selection: { keys: selected, onChange, actions },
  className,
}: SelectionBarProps) {
  const here = keys.filter((key) => selected.has(key)).length;
  const isPartial = here > 0 && here < keys.length;
  return (
    <Stack
      direction="row"
      className={className}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        minHeight: 56,
        py: 2,
        px: 6,
        typography: 'body2',
        '& > output': { color: 'text.secondary' },
      }}
    >
      <Checkbox
        label="Select current page"
        checked={here > 0 && !isPartial}
        indeterminate={isPartial}
        onChange={({ target }) => onChange(withKeys(selected, keys, target.checked))}
      />
      <output>
        {selected.size > 0 && `${selected.size.toLocaleString('en-US')} selected`}
        {selected.size > here && `, ${(selected.size - here).toLocaleString('en-US')} on other pages`}
      </output>
      {selected.size > 0 && actions}
    </Stack>
  );
}
