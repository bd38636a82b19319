import { useAdminCategoriesQuery } from '#graphql/adminHooks.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { keptData, regionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { EntityLog } from '#admin/EntityLog.tsx';
import { CategoryEditor } from './CategoryEditor.tsx';

/** The categories that partners are filed under: which there are, their names and their order (admin, P0-6). */
export function Categories() {
  const asked = useAdminCategoriesQuery({
    ...adminQueryOptions,
  });
  return (
    <RailPage
      title="Categories"
      lead="People filter offers by these. You choose a partner's category on the partner's own page."
    >
      <Region what="the categories" data={keptData(asked)?.adminCategories} {...regionProps(asked)}>
        {(found) => (
          <>
            <CategoryEditor
              found={found}
              reload={async () =>
                (await asked.refetch()).data?.adminCategories.draftVersion ?? found.draftVersion
              }
            />
            <EntityLog entity="categories" entityId="1" />
          </>
        )}
      </Region>
    </RailPage>
  );
}
