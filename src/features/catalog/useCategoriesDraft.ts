import type { EditedCategory } from '#domain/categoryList.ts';
import {
  useDiscardCategoriesMutation,
  usePublishCategoriesMutation,
  useSaveCategoriesMutation,
  type AdminCategoriesFieldsFragment,
  type useAdminCategoriesQuery,
} from '#graphql/adminHooks.ts';
import { unwrapMutation, usePublishing } from './usePublishing.ts';

const options = {
  context: { isToldByPage: true },
  refetchQueries: ['AdminCategories', 'AuditLog'],
  awaitRefetchQueries: true,
};

/** Returns the edited categories, with functions that save and publish the draft, and discard the changes. */
export function useCategoriesDraft(
  { published, draft, draftVersion }: AdminCategoriesFieldsFragment,
  refetch: ReturnType<typeof useAdminCategoriesQuery>['refetch'],
) {
  const [save, { client }] = useSaveCategoriesMutation(options);
  const [discard] = useDiscardCategoriesMutation(options);
  const [publish] = usePublishCategoriesMutation(options);
  return usePublishing<readonly EditedCategory[]>(
    {
      published: published.map(({ id, name }) => ({ categoryId: id, name })),
      draft: draft?.categories.map(({ categoryId, name }) => ({ categoryId, name })) ?? null,
      draftVersion,
    },
    {
      save: async (version, categories) => {
        const data = await unwrapMutation(save({ variables: { version, categories: [...categories] } }));
        return data?.saveCategories.draftVersion ?? version;
      },
      discard: (version) => unwrapMutation(discard({ variables: { version } })),
      publish: (version, note) => unwrapMutation(publish({ variables: { version, note } })),
      reload: async () => {
        // The editor does not wait for the reload of the audit log.
        void client.refetchQueries({ include: ['AuditLog'] });
        return (await refetch()).data?.adminCategories.draftVersion ?? draftVersion;
      },
    },
  );
}
