import { isRecordedDay, recordedDays } from '#domain/days.ts';
import { useAuditLogQuery } from '#graphql/adminHooks.ts';
import { AdminList, type ListParams } from '#haven/data/AdminList.tsx';
import { auditColumns } from '#admin/auditColumns.tsx';
import { auditList, auditVariables, entities } from '#admin/auditList.ts';
import { entityNames } from '#admin/auditWords.ts';
import { DayRangeForm } from '#admin/DayRangeForm.tsx';
import { formatFilterName } from '#admin/formatFilterName.ts';
import { useAdminRows, useRowsOptions } from '#admin/useAdminRows.ts';
import { allDays, useDayRange } from '#admin/useDayRange.ts';

const entityOptions = entities.map((value) => ({ value, label: entityNames[value] }));

/** What administrators have done, and what was before (admin, P0-7). */
export function AuditLog() {
  const answer = useAuditLogQuery(useRowsOptions(auditList, auditVariables));
  const { list, params, data } = useAdminRows(auditList, answer, ({ auditLog }) => auditLog);
  const shown = data?.auditLog;
  const days = useDayRange({
    shown: { from: params.filters['from']?.[0] ?? '', to: params.filters['to']?.[0] ?? '' },
    isDay: isRecordedDay,
    allowed: recordedDays,
    isOpen: true,
  });

  /** Filters by the typed days as well, so that the list is what the page says; days that cannot be shown change nothing. */
  function filterBy(filters: ListParams['filters']): void {
    const { from, to } = days.typed;
    list.filterBy({ ...(days.validate() === null && { from: listed(from), to: listed(to) }), ...filters });
  }

  const ofItem = {
    name: 'item',
    label: 'Which',
    nameOf: (id: string) =>
      formatFilterName(shown?.item, id, { unnamed: `Number ${id}`, missing: `Number ${id} (no entries)` }),
  };

  return (
    <AdminList
      list={{
        ...list,
        filterBy,
        onShowAll: () => {
          days.reset(allDays);
          list.onShowAll();
        },
      }}
      title="Audit log"
      lead="Each change with its author and reason, in Chicago time. Nobody can change or remove an entry."
      what="entries"
      none="No administrator has changed anything."
      searchLabel="Search by what was changed, or by action"
      filters={[
        { name: 'entity', label: 'Of', options: entityOptions, isSingle: true, clears: ['item'] },
        ...(params.filters['entity']?.length ? [ofItem] : []),
        {
          name: 'actor',
          label: 'Who',
          nameOf: (id) => `By ${formatFilterName(shown?.actor, id, { unnamed: `user ${id}` })}`,
        },
      ]}
      furtherFilters={
        <DayRangeForm
          label="Done from"
          days={days}
          onShow={({ from, to }) => list.filterBy({ from: listed(from), to: listed(to) })}
        />
      }
      columns={auditColumns}
    />
  );
}

/** A day as a filter has it. */
function listed(day: string): readonly string[] {
  return day === '' ? [] : [day];
}
