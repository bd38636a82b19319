import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { Icon } from '#haven/drawing/Icon.tsx';

/** A filter of a list: a choice of values, or the one row of another list that it was narrowed to there. */
export type ListFilterShape = {
  /** Name in the place of the list. */
  readonly name: string;
  readonly label: string;
  /** Names of further filters that a change takes back. */
  readonly clears?: readonly string[] | undefined;
} & (
  | {
      readonly options: readonly { readonly value: string; readonly label: string }[];
      /** Whether at most one value can be chosen. */
      readonly isSingle?: boolean | undefined;
    }
  | { readonly nameOf: (id: string) => string }
);

interface ListFilterProps {
  readonly filter: ListFilterShape;
  readonly chosen: readonly string[];
  readonly onChange: (change: Readonly<Record<string, readonly string[]>>) => void;
  /** Called when the filter takes itself away. */
  readonly onGone: () => void;
}

/** Chooses the values that a list is filtered by: rows of any of them are listed, all where none is chosen. */
export function ListFilter({ filter, chosen, onChange, onGone }: ListFilterProps) {
  const isNarrowed = 'nameOf' in filter;
  const options = isNarrowed
    ? chosen.map((value) => ({ value, label: filter.nameOf(value) }))
    : filter.options;

  function toggle(value: string): void {
    const others = !isNarrowed && filter.isSingle ? [] : chosen.filter((each) => each !== value);
    const cleared = Object.fromEntries((filter.clears ?? []).map((name) => [name, []]));
    onChange({ [filter.name]: chosen.includes(value) ? others : [...others, value], ...cleared });
    if (isNarrowed) onGone();
  }

  if (options.length === 0) return null;
  return (
    <fieldset>
      <Typography component="legend" variant="h6" sx={{ pb: 1 }}>
        {filter.label}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {options.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <ToggleButton key={value} value={value} selected={isChosen} onChange={() => toggle(value)}>
              {isChosen && <Icon name="check" size={14} />}
              {label}
            </ToggleButton>
          );
        })}
      </Stack>
    </fieldset>
  );
}
