import type { AdminListPlace } from '#domain/adminList.ts';
import { isRecordedDay, recordedDays } from '#domain/days.ts';
import { useAuditLogQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { RowFilter } from '#haven/data/RowFilter.tsx';
import { DayRangeForm } from '#haven/fields/DayRangeForm.tsx';
import { allDays, useDayRange } from '#haven/fields/useDayRange.ts';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { AdminPages } from '#admin/AdminPages.tsx';
import { nameFiltered } from '#admin/nameFiltered.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { auditList, auditVariables, entities } from '#admin/auditList.ts';
import { AuditTable } from '#admin/AuditTable.tsx';
import { entityNames } from '#admin/auditWords.ts';

const entityOptions = entities.map((value) => ({ value, label: entityNames[value] }));

/** What administrators have done, and what was before (admin, P0-7). */
export function AuditLog() {
  const { place, goTo, variables, listPage } = useListPage(auditList, auditVariables);
  const asked = useAuditLogQuery({ variables, ...adminQueryOptions });
  const shown = shownOf(asked)?.auditLog;
  const { entityId, from, to } = variables;
  const days = useDayRange({
    shown: { from: from ?? '', to: to ?? '' },
    isDay: isRecordedDay,
    allowed: recordedDays,
    isOpen: true,
  });

  /** Filters by the days that are typed as well, so that the list is what the page says. */
  function filterBy(filters: AdminListPlace['filters']): void {
    const wanted = days.check() === null ? days.typed : days.shown;
    goTo({
      filters: { ...place.filters, from: listed(wanted.from), to: listed(wanted.to), ...filters },
    });
  }

  const filterOf = (name: string) => ({
    chosen: place.filters[name] ?? [],
    onChange: (chosen: readonly string[]) => filterBy({ [name]: chosen }),
  });
  const ofEntity = filterOf('entity');

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Audit log"
      lead="Each change with its author and reason, in Chicago time. Nobody can change or remove an entry."
      searchLabel="Search by what was changed, or by action"
      filters={
        <>
          <FilterChips
            {...ofEntity}
            label="Of"
            options={entityOptions}
            onChange={(values) =>
              filterBy({ entity: values.filter((value) => !ofEntity.chosen.includes(value)), item: [] })
            }
          />
          {entityId && (
            <RowFilter
              {...filterOf('item')}
              label="Which"
              nameOf={(id) =>
                nameFiltered(shown?.item, id, {
                  unnamed: `Number ${id}`,
                  missing: `Number ${id} (no entries)`,
                })
              }
            />
          )}
          <RowFilter
            {...filterOf('actor')}
            label="Who"
            nameOf={(id) => `By ${nameFiltered(shown?.actor, id, { unnamed: `user ${id}` })}`}
          />
          <DayRangeForm
            label="Done from"
            days={days}
            onShow={(range) =>
              goTo({ filters: { ...place.filters, from: listed(range.from), to: listed(range.to) } })
            }
          />
        </>
      }
      onShowAll={() => {
        days.forget(allDays);
        listPage.onShowAll();
      }}
      what="the audit log"
      none="No administrator has changed anything."
      data={shown}
    >
      {({ rows, total }) => (
        <div aria-busy={asked.loading}>
          <AuditTable
            caption="Audit log"
            rows={rows}
            footer={<AdminPages list={auditList} what="the audit log" total={total} />}
          />
        </div>
      )}
    </ListPage>
  );
}

/** A day as a filter has it. */
function listed(day: string): readonly string[] {
  return day === '' ? [] : [day];
}
