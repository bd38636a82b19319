import { parse } from 'graphql';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import * as application from '#graphql/applicationRequests.ts';
import * as gettingIn from '#graphql/gettingInRequests.ts';
import * as lead from '#graphql/leadRequests.ts';
import * as partner from '#graphql/partnerRequests.ts';
import * as product from '#graphql/productRequests.ts';
import * as profile from '#graphql/profileRequests.ts';
import * as settings from '#graphql/settingsRequests.ts';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import type { CallManner } from './dataCall.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';
import { createSendOperation, type SendOperationOptions } from './request.ts';
import { selectedFieldsOf } from './apollo.ts';

const page = new URL('https://market.example/account') as unknown as Location;
const { OwnApplicationDocument } = application;

let session: string | null;
let reported: string[];
let kept: unknown[];

beforeEach(() => {
  session = 'session-1';
  reported = [];
  kept = [];
});

/** Creates `request` for a server on loopback that calls `meanwhile` and then answers with this status and body. */
async function connect(
  status: number,
  body: object,
  { meanwhile = () => undefined, ...manner }: CallManner & { readonly meanwhile?: () => void } = {},
) {
  const { origin } = await startLoopbackServer((_, response) => {
    meanwhile();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const options: SendOperationOptions = {
    graphqlUrl: `${origin}/graphql`,
    network: { isOnline: () => true, onChange: () => () => undefined },
    getAccessToken: async () => 'token-1',
    page: { location: page, parent: { location: page } },
    productionHosts: [],
    fetch: createPrefetchedFetch(),
    onTokenMissing: () => undefined,
    readWanted: () => '/account',
    onFailed: ({ failure }) => reported.push(failure.message),
    onAnswered: () => reported.push('answered'),
    readSession: () => session,
    keepRows: (...answer) => kept.push(answer),
  };
  return createSendOperation(options, manner);
}

const none = { data: { ownApplication: null } };
const refused = { errors: [{ message: 'No.', extensions: { code: 'CONFLICT' } }] };
const endSession = () => {
  session = 'session-2';
};

describe('a request', () => {
  it('passes its result to the cache', async () => {
    const request = await connect(200, none);
    expect(await request(OwnApplicationDocument)).toEqual(none.data);
    expect([reported, kept]).toEqual([['answered'], [[OwnApplicationDocument, {}, none.data]]]);
  });

  it('without authentication does not pass its result to the cache', async () => {
    const request = await connect(200, none, { noAuth: true });
    await request(OwnApplicationDocument);
    expect(kept).toEqual([]);
  });

  it('that is answered after the session has ended fails as SUPERSEDED', async () => {
    const request = await connect(200, none, { meanwhile: endSession });
    await expect(request(OwnApplicationDocument)).rejects.toMatchObject({ code: 'SUPERSEDED' });
    expect([reported, kept]).toEqual([[], []]);
  });

  it('that fails after the session has ended rejects with SUPERSEDED and reports nothing', async () => {
    const request = await connect(200, refused, { meanwhile: endSession });
    await expect(request(OwnApplicationDocument)).rejects.toMatchObject({ code: 'SUPERSEDED' });
    expect(reported).toEqual([]);
  });

  it('without authentication is answered even if somebody has logged in meanwhile', async () => {
    const request = await connect(200, none, { noAuth: true, meanwhile: endSession });
    expect(await request(OwnApplicationDocument)).toEqual(none.data);
  });

  it('has the types of its operation', () => {
    type Ask = Awaited<ReturnType<typeof connect>>;
    const readPrivacy = (request: Ask) => request(profile.ChooseOfferNewsDocument, { offerNews: true });
    expectTypeOf<Awaited<ReturnType<typeof readPrivacy>>>().toEqualTypeOf<profile.ChooseOfferNewsMutation>();
    // @ts-expect-error -- a variable of another type
    const wrong = (request: Ask) => request(profile.ChooseOfferNewsDocument, { offerNews: 'yes' });
    // @ts-expect-error -- a variable is missing
    const missing = (request: Ask) => request(profile.ChooseOfferNewsDocument);
    // @ts-expect-error -- an operation that has none
    const superfluous = (request: Ask) => request(OwnApplicationDocument, { id: '1' });
    expect([wrong, missing, superfluous]).toHaveLength(3);
  });
});

const documents = [application, gettingIn, lead, partner, product, settings].flatMap((group) =>
  Object.values(group),
);

it.each(documents)('the document $name lists the fields that its text selects', ({ text, fields, kind }) => {
  const document = parse(text);
  const withoutTypename = JSON.parse(
    JSON.stringify(selectedFieldsOf(document)).replaceAll(/"__typename":null,?/g, ''),
  ) as unknown;
  expect(withoutTypename).toEqual(fields);
  expect(document.definitions).toContainEqual(expect.objectContaining({ operation: kind }));
});
