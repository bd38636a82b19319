import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';

/** A filter of a list: options to choose from or, with `nameOf`, ids that a link has set and people can only remove. */
export type ListFilterShape = {
  /** Name of the filter in the search parameters. */
  readonly name: string;
  readonly label: string;
  /** Names of the other filters that a change of this filter clears. */
  readonly clears?: readonly string[] | undefined;
} & (
  | {
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly isSingle?: boolean | undefined;
    }
  | { readonly nameOf: (id: string) => string }
);

/** Chosen values by the name of the filter. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

interface ListFiltersProps {
  readonly filters: readonly ListFilterShape[];
  readonly chosen: ChosenFilters;
  readonly onChange: (change: ChosenFilters) => void;
  /** Called when the pressed control disappears, so that the caller can move the focus. */
  readonly onGone: () => void;
  readonly children?: ReactNode;
}

/** The filters of a list. On phones they are hidden behind a button with the number of active filters. */
export function ListFilters({ filters, chosen, onChange, onGone, children }: ListFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countActiveFilters(chosen);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        sx={{ display: { md: 'none' }, justifyContent: 'space-between' }}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<Icon name="chevronDown" size={16} turns />}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Stack
        id={id}
        direction="row"
        spacing="16px 24px"
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', md: 'flex' },
          flexWrap: 'wrap',
          '& > form': { width: 1 },
        }}
      >
        {filters.map((filter) => (
          <ListFilter
            key={filter.name}
            filter={filter}
            chosen={chosen[filter.name] ?? []}
            onChange={onChange}
            onGone={onGone}
          />
        ))}
        {children}
      </Stack>
    </>
  );
}

export function countActiveFilters(chosen: ChosenFilters): number {
  return Object.values(chosen).filter(({ length }) => length > 0).length;
}

interface ListFilterProps extends Pick<ListFiltersProps, 'onChange' | 'onGone'> {
  readonly filter: ListFilterShape;
  readonly chosen: readonly string[];
}

function ListFilter({ filter, chosen, onChange, onGone }: ListFilterProps) {
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
