import { isRecordedDay } from '#domain/days.ts';
import { useAuditLogQuery } from '#graphql/adminHooks.ts';
import { DayRangeForm } from '#haven/DayRangeForm.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { ListPage } from '#haven/ListPage.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { RowFilter } from '#haven/RowFilter.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminQueryOptions } from '#session/useAdminQueryOptions.ts';
import { useListPage } from '#session/useListPage.ts';
import { auditList, auditVariables, entities } from './auditList.ts';
import { AuditTable } from './AuditTable.tsx';
import { entityNames } from './auditWords.ts';

const entityOptions = entities.map((value) => ({ value, label: entityNames[value] }));

/** What administrators have done, and what was before (admin, P0-7). */
export function AuditLog() {
  const { place, goTo, variables, filterOf, listPage } = useListPage(auditList, auditVariables);
  const asked = useAuditLogQuery({ variables, ...useAdminQueryOptions() });
  const ofEntity = filterOf('entity');
  const [actorId] = place.filters['actor'] ?? [];
  const rows = shownOf(asked)?.auditLog.rows ?? [];
  const actor = rows.find((row) => row.actorId === actorId)?.actorName;
  const { entityId, from, to } = variables;
  const item = rows.find((row) => row.entityId === entityId)?.label;

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Audit log"
      lead="Who changed what, from what to what, and why, by the clocks of Chicago. Nobody can change or remove an entry."
      searchLabel="Search by what was changed, or by action"
      filters={
        <>
          <FilterChips
            {...ofEntity}
            label="Of"
            options={entityOptions}
            onChange={(values) =>
              goTo({
                filters: {
                  ...place.filters,
                  entity: values.filter((value) => !ofEntity.chosen.includes(value)),
                  item: [],
                },
              })
            }
          />
          {entityId && (
            <RowFilter {...filterOf('item')} label="Which" nameOf={(id) => item ?? `Number ${id}`} />
          )}
          <RowFilter {...filterOf('actor')} label="Who" nameOf={(id) => `By ${actor ?? `user ${id}`}`} />
          <DayRangeForm
            label="Done from"
            shown={{ from: from ?? '', to: to ?? '' }}
            isDay={isRecordedDay}
            isOpen
            onShow={(days) =>
              goTo({
                filters: { ...place.filters, from: listed(days.from), to: listed(days.to) },
              })
            }
          />
        </>
      }
      what="the audit log"
      none="No administrator has changed anything."
      data={shownOf(asked)?.auditLog}
    >
      {({ rows, total }) => (
        <div aria-busy={asked.loading}>
          <AuditTable
            caption="Audit log"
            rows={rows}
            footer={
              <Pagination
                label="Pages of the audit log"
                total={total}
                page={place.page}
                pageSize={place.pageSize}
                hasGoTo
                onChange={goTo}
              />
            }
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
