import { FilterChips } from './FilterChips.tsx';
import { focusListSearch } from './listSearch.ts';

interface RowFilterProps {
  /** What the row is to the list: "Customer". */
  readonly label: string;
  /** What the row is called. */
  readonly name: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** That a list is of one row of another list, chosen there: here it can only be taken back. Nothing where none is. */
export function RowFilter({ label, name, chosen, onChange }: RowFilterProps) {
  const [value] = chosen;
  if (value === undefined) return null;
  return (
    <FilterChips
      label={label}
      options={[{ value, label: name }]}
      chosen={[value]}
      onChange={(left) => {
        onChange(left);
        focusListSearch();
      }}
    />
  );
}
