import { gql } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';
import { ChooseOfferNewsDocument } from '#graphql/profileRequests.ts';
import { MemberFragmentDoc } from '#graphql/settingsHooks.ts';
import { ChangeMemberRoleDocument, CreateInvitationLinkDocument } from '#graphql/settingsRequests.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';
import { priya } from '#tests/support/account.ts';
import { createApollo } from './apollo.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';
import { createCacheWriter, type CacheWriter } from './cacheWriter.ts';

const page = new URL('https://market.example/account') as unknown as Location;

let client: ReturnType<typeof createApollo>;
let held: CacheWriter;

beforeEach(() => {
  client = createApollo({
    graphqlUrl: '/graphql',
    network: { isOnline: () => false, onChange: () => () => undefined },
    getAccessToken: async () => null,
    page: { location: page, parent: { location: page } },
    productionHosts: [],
    fetch: createPrefetchedFetch(),
    onTokenMissing: () => undefined,
    readWanted: () => '/account',
    readSession: () => null,
    onFailed: () => undefined,
    onAnswered: () => undefined,
  });
  held = createCacheWriter(client);
});

const ids = gql`
  query Ids {
    productRequests {
      id
    }
  }
`;
const requestRow = (id: string) => ({ __typename: 'ProductRequest', id }) as const;
const putList = (...list: string[]) =>
  client.cache.writeQuery({ query: ids, data: { productRequests: list.map(requestRow) } });
const readList = () => client.cache.readQuery({ query: ids });

it('the result of a mutation replaces the row in the cache', () => {
  const member = { __typename: 'TeamMember', ...priya };
  const fragment = { fragment: MemberFragmentDoc, fragmentName: 'Member', id: `TeamMember:${priya.id}` };
  client.cache.writeFragment({ ...fragment, data: member });
  const changed = { ...member, role: 'owner' };
  held.keep(ChangeMemberRoleDocument, {}, { changeMemberRole: changed });
  expect(client.cache.readFragment(fragment)).toMatchObject({ role: 'owner' });
});

it('a changed privacy choice is written to the cache', () => {
  const privacy = { __typename: 'Privacy', offerNews: false, recorded: [], recordedTotal: 0 };
  const ownProfile = {
    __typename: 'OwnProfile',
    firstName: 'Dana',
    lastName: 'Lee',
    email: 'dana@acme.example',
    phone: null,
    hasPassword: true,
    referredBy: null,
  };
  client.cache.writeQuery({ query: OwnProfileDocument, data: { ownProfile, privacy } });
  held.keep(
    ChooseOfferNewsDocument,
    { offerNews: true },
    { chooseOfferNews: { ...privacy, offerNews: true } },
  );
  expect(client.cache.readQuery({ query: OwnProfileDocument })).toMatchObject({
    privacy: { offerNews: true },
  });
});

it('a row is moved to the beginning of a cached list', () => {
  putList('1', '2');
  held.putFirst('productRequests', requestRow('2'));
  expect(readList()).toEqual({ productRequests: [requestRow('2'), requestRow('1')] });
});

it('a row is not added if its list is not cached', () => {
  held.putFirst('productRequests', requestRow('2'));
  expect(client.cache.readQuery({ query: ProductRequestsDocument })).toBeNull();
});

it('a row and a field can be evicted', () => {
  putList('1', '2');
  held.evict(requestRow('1'));
  expect(readList()).toEqual({ productRequests: [requestRow('2')] });
  held.forget('productRequests');
  expect(readList()).toBeNull();
});

it('the result of a mutation is not cached beside its rows, since it may be secret', () => {
  const link = {
    __typename: 'InvitationLink',
    url: 'https://market.example/?token=secret',
    endsAt: '2026-12-01',
  };
  held.keep(CreateInvitationLinkDocument, { id: priya.id }, { createInvitationLink: link });
  expect(JSON.stringify(client.cache.extract())).not.toContain('secret');
});
