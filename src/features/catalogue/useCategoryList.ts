import type { EditedCategory } from '#domain/categoryList.ts';
import {
  useDiscardCategoriesMutation,
  usePublishCategoriesMutation,
  useSaveCategoriesMutation,
  type AdminCategoriesFieldsFragment,
} from '#graphql/adminHooks.ts';
import { usePublishing } from './usePublishing.ts';

const options = {
  context: { isToldByPage: true },
  refetchQueries: ['AdminCategories', 'AuditLog'],
  awaitRefetchQueries: true,
};

/** What is typed about the categories, and the ways to save it as a draft, publish it and give it up. */
export function useCategoryList(
  { published, draft, draftVersion }: AdminCategoriesFieldsFragment,
  reload: () => Promise<number>,
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
        const { data, error } = await save({ variables: { version, categories: [...categories] } });
        if (error) throw error;
        return data?.saveCategories.draftVersion ?? version;
      },
      discard: async (version) => {
        const { error } = await discard({ variables: { version } });
        if (error) throw error;
      },
      publish: async (version, note) => {
        const { error } = await publish({ variables: { version, note } });
        if (error) throw error;
      },
      reload: async () => {
        // What was typed need not wait for the log of what somebody else did.
        void client.refetchQueries({ include: ['AuditLog'] });
        return reload();
      },
    },
  );
}
