import { FilterChips } from './FilterChips.tsx';
import { focusListSearch } from './listSearch.ts';

interface RowFilterProps {
  /** What the row is to the list: "Customer". */
  readonly label: string;
  /** What the row of this id is called. */
  readonly nameOf: (id: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** That a list is of one row of another list, chosen there: here it can only be taken back. Nothing where none is. */
export function RowFilter({ label, nameOf, chosen, onChange }: RowFilterProps) {
  const [id] = chosen;
  if (id === undefined) return null;
  return (
    <FilterChips
      label={label}
      options={[{ value: id, label: nameOf(id) }]}
      chosen={[id]}
      onChange={(left) => {
        onChange(left);
        focusListSearch();
      }}
    />
  );
}
