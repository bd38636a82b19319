import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useAuditLogQuery } from '#graphql/adminHooks.ts';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { auditList, auditVariables, entities } from './auditList.ts';
import { AuditTable } from './AuditTable.tsx';
import { entityNames } from './auditWords.ts';

const entityOptions = entities.map((value) => ({ value, label: entityNames[value] }));

/** What administrators have done, and what was before (admin, P0-7). */
export function AuditLog() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(auditList);
  const search = useSearchText();
  const { data, previousData, loading, error, refetch } = useAuditLogQuery({
    variables: auditVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: userInfo === null,
  });
  const log = (data ?? (loading ? previousData : undefined))?.auditLog;
  const chosen = place.filters['entity'] ?? [];
  const file = useListExport('audit', auditVariables(place));

  return (
    <RailPage
      title="Audit log"
      lead="Who changed what, from what to what, and why. Nobody can change or remove an entry."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="audit-search"
        label="Search by name or action"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="Of"
        options={entityOptions}
        chosen={chosen}
        onChange={(values) =>
          goTo({ filters: { entity: values.filter((value) => !chosen.includes(value)) } })
        }
      />
      <PagedRegion
        what="the audit log"
        data={log}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="No administrator has changed anything."
      >
        {({ rows, total }) => (
          <div aria-busy={loading}>
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
      </PagedRegion>
    </RailPage>
  );
}
