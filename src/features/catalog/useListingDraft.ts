import { foldText } from '#domain/foldText.ts';
import { splitSearchWords, type Listing } from '#domain/listing.ts';
import {
  useDiscardListingMutation,
  usePublishListingMutation,
  useSaveListingMutation,
  type AdminPartnerDetailFieldsFragment,
  type ListingFieldsFragment,
  type useAdminPartnerQuery,
} from '#graphql/adminHooks.ts';
import { unwrapMutation, usePublishing } from './usePublishing.ts';

const options = {
  context: { isToldByPage: true },
  refetchQueries: ['AdminPartner', 'AdminPartners', 'AuditLog'],
  awaitRefetchQueries: true,
};

/** Returns a partner's edited listing, with functions that save and publish the draft, and discard the changes. */
export function useListingDraft(
  { partner, published, draft, draftVersion }: AdminPartnerDetailFieldsFragment,
  refetch: ReturnType<typeof useAdminPartnerQuery>['refetch'],
  /** Search word to add to the listing; null for none. */
  word: string | null,
) {
  const [save, { client }] = useSaveListingMutation(options);
  const [discard] = useDiscardListingMutation(options);
  const [publish] = usePublishListingMutation(options);
  const partnerId = partner.id;
  return usePublishing<Listing>(
    {
      published: stripTypename(published),
      draft: draft && stripTypename(draft.listing),
      draftVersion,
    },
    {
      save: async (version, listing) => {
        const data = await unwrapMutation(save({ variables: { partnerId, version, listing } }));
        return data?.saveListing.draftVersion ?? version;
      },
      discard: (version) => unwrapMutation(discard({ variables: { partnerId, version } })),
      publish: (version, note) => unwrapMutation(publish({ variables: { partnerId, version, note } })),
      reload: async () => {
        // The editor does not wait for the reload of the audit log.
        void client.refetchQueries({ include: ['AuditLog'] });
        return (await refetch()).data?.adminPartner.draftVersion ?? draftVersion;
      },
    },
    word === null ? undefined : (listing) => ({ ...listing, words: addWord(listing.words, word) }),
  );
}

function addWord(words: string, word: string): string {
  const all = splitSearchWords(words);
  return all.some((each) => foldText(each) === foldText(word)) ? words : [...all, word].join('\n');
}

/** Copies a listing without `__typename`. Apollo's `stripTypename` would add a file to every page of the site. */
export function stripTypename(answered: ListingFieldsFragment): Listing {
  return JSON.parse(
    JSON.stringify(answered, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );
}
