import type { DataColumn, RowOrder } from '#haven/data/tableColumns.ts';
import styles from './OrderField.module.css';
import { SelectField } from './SelectField.tsx';

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
  return (
    <div className={styles['order']}>
      <SelectField
        label="Order by"
        placeholder={null}
        options={options}
        value={`${descending ? '-' : ''}${order}`}
        onChange={({ target: { value } }) =>
          onOrder({ order: value.replace(/^-/, ''), descending: value.startsWith('-') })
        }
      />
    </div>
  );
}
