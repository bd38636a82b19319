import { useAuditLogQuery } from '#graphql/adminHooks.ts';
import { AdminList, type ListParams } from '#admin/AdminList.tsx';
import { auditColumns } from '#admin/auditColumns.tsx';
import { auditShape, toAuditVariables, entityValues } from '#admin/auditList.ts';
import { entityLabels } from '#admin/auditWords.ts';
import { DayRangeForm } from '#admin/DayRangeForm.tsx';
import { formatFilterValue } from '#admin/formatFilterValue.ts';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { emptyDayRange, useDayRange, type DayRange } from '#admin/useDayRange.ts';

const toFilters = ({ from, to }: DayRange) => ({ from: from ? [from] : [], to: to ? [to] : [] });
const entityOptions = entityValues.map((value) => ({ value, label: entityLabels[value] }));

/** List of the changes that administrators made (admin, P0-7). */
export function AuditLog() {
  const answer = useAuditLogQuery(useListQueryOptions(auditShape, toAuditVariables));
  const { list, params, data } = useAdminList(auditShape, answer, ({ auditLog }) => auditLog);
  const shown = data?.auditLog;
  const days = useDayRange({
    shown: { from: params.filters['from']?.[0] ?? '', to: params.filters['to']?.[0] ?? '' },
    isOpen: true,
  });

  /** Applies the filters together with the typed days, so that the list matches the form; ignores invalid days. */
  function filterBy(filters: ListParams['filters']): void {
    list.filterBy({ ...(days.validate() === null && toFilters(days.typed)), ...filters });
  }

  const itemFilter = {
    name: 'item',
    label: 'Item',
    nameOf: (id: string) =>
      formatFilterValue(shown?.item, id, { unnamed: `Number ${id}`, missing: `Number ${id} (no entries)` }),
  };

  return (
    <AdminList
      list={{
        ...list,
        filterBy,
        onShowAll: () => {
          days.reset(emptyDayRange);
          list.onShowAll();
        },
      }}
      title="Audit log"
      lead="Each change with its author and reason, in Chicago time. Nobody can change or remove an entry."
      what="entries"
      none="No administrator has changed anything."
      searchLabel="Search by what was changed, or by action"
      filters={[
        { name: 'entity', label: 'Type', options: entityOptions, isSingle: true, clears: ['item'] },
        ...(params.filters['entity']?.length ? [itemFilter] : []),
        {
          name: 'actor',
          label: 'Who',
          nameOf: (id) => `By ${formatFilterValue(shown?.actor, id, { unnamed: `user ${id}` })}`,
        },
      ]}
      furtherFilters={
        <DayRangeForm label="Done from" days={days} onShow={(range) => list.filterBy(toFilters(range))} />
      }
      columns={auditColumns}
    />
  );
}
