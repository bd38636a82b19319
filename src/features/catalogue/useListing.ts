import { foldText } from '#domain/foldText.ts';
import { searchWordsOf, type Listing } from '#domain/listing.ts';
import {
  useDiscardListingMutation,
  usePublishListingMutation,
  useSaveListingMutation,
  type AdminPartnerDetailFieldsFragment,
  type ListingFieldsFragment,
} from '#graphql/adminHooks.ts';
import { usePublishing } from './usePublishing.ts';

const options = {
  context: { isToldByPage: true },
  refetchQueries: ['AdminPartner', 'AdminPartners', 'AuditLog'],
  awaitRefetchQueries: true,
};

/** What is typed about a partner, and the ways to save it as a draft, publish it and give it up. */
export function useListing(
  { partner, published, draft, draftVersion }: AdminPartnerDetailFieldsFragment,
  reload: () => Promise<number>,
  /** A search word to be added; null without one. */
  word: string | null,
) {
  const [save, { client }] = useSaveListingMutation(options);
  const [discard] = useDiscardListingMutation(options);
  const [publish] = usePublishListingMutation(options);
  const partnerId = partner.id;
  return usePublishing<Listing>(
    { published: toListing(published), draft: draft ? toListing(draft.listing) : null, draftVersion },
    {
      save: async (version, listing) => {
        const { data, error } = await save({ variables: { partnerId, version, listing } });
        if (error) throw error;
        return data?.saveListing.draftVersion ?? version;
      },
      discard: async (version) => {
        const { error } = await discard({ variables: { partnerId, version } });
        if (error) throw error;
      },
      publish: async (version, note) => {
        const { error } = await publish({ variables: { partnerId, version, note } });
        if (error) throw error;
      },
      reload: async () => {
        // What was typed need not wait for the log of what somebody else did.
        void client.refetchQueries({ include: ['AuditLog'] });
        return reload();
      },
    },
    word === null ? undefined : (listing) => ({ ...listing, words: withWord(listing.words, word) }),
  );
}

function withWord(words: string, word: string): string {
  const all = searchWordsOf(words);
  return all.some((each) => foldText(each) === foldText(word)) ? words : [...all, word].join('\n');
}

/** A listing as the server answers it, without what the data client adds to it. */
export function toListing(answered: ListingFieldsFragment): Listing {
  return JSON.parse(
    JSON.stringify(answered, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );
}
