import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useAdminCategoriesQuery } from '#graphql/adminHooks.ts';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { useViewer } from '#session/useViewer.ts';
import { CategoryEditor } from './CategoryEditor.tsx';

interface CategoriesProps {
  /** What was done with the categories. */
  readonly renderLog: () => ReactNode;
}

/** The categories that partners are filed under: which there are, their names and their order (admin, P0-6). */
export function Categories({ renderLog }: CategoriesProps) {
  const { userInfo } = useViewer();
  const { data, loading, error, refetch } = useAdminCategoriesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: userInfo === null,
  });
  return (
    <RailPage
      title="Categories"
      lead="What people choose offers by. Which partners are in one is said where the partner is edited."
    >
      <Region
        what="the categories"
        data={data?.adminCategories}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
      >
        {(found) => (
          <>
            <CategoryEditor
              found={found}
              reload={async () => (await refetch()).data?.adminCategories.draftVersion ?? found.draftVersion}
            />
            {renderLog()}
          </>
        )}
      </Region>
    </RailPage>
  );
}
