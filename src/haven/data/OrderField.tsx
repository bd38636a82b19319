import Box from '@mui/material/Box';
import { SelectField } from '#haven/fields/SelectField.tsx';
import type { DataColumn, RowOrder } from './tableColumns.ts';

interface OrderFieldProps {
  readonly columns: readonly Pick<DataColumn<never>, 'name' | 'order' | 'descendsFirst' | 'ways'>[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

const usualWays = ['ascending', 'descending'] as const;

/** Chooses the order of a table where its rows are cards, which have no heads to press. */
export function OrderField({ columns, order: { order, descending }, onOrder }: OrderFieldProps) {
  const options = columns.flatMap(({ name, order: sorted, descendsFirst = false, ways = usualWays }) => {
    if (sorted === undefined) return [];
    const [ascends, descends] = ways;
    const up = { value: sorted, label: `${name}: ${ascends}` };
    const down = { value: `-${sorted}`, label: `${name}: ${descends}` };
    return descendsFirst ? [down, up] : [up, down];
  });
  const now = `${descending ? '-' : ''}${order}`;
  const chosen = options.find(({ value }) => value === now);
  if (options.length === 0) return null;
  return (
    <Box sx={{ display: 'none', '@container (width < 640px)': { display: 'block', mb: 4 } }}>
      <SelectField
        label="Order by"
        placeholder={chosen ? null : 'Usual order'}
        options={options}
        value={chosen?.value ?? ''}
        onChange={({ target: { value } }) => {
          if (value !== '') onOrder({ order: value.replace(/^-/, ''), descending: value.startsWith('-') });
        }}
      />
    </Box>
  );
}
