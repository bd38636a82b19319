import type { InjectOptions } from 'fastify';
import * as cells from './callers.ts';
import type { Things } from './things.ts';

/** A REST route, with the outcome for each caller. */
export interface RouteRow {
  readonly route: string;
  readonly names: string;
  readonly cells: cells.Cells;
  /** The rest of the request; the method and, unless given, the address are those of the route. */
  readonly request: (things: Things) => InjectOptions;
}

function route(
  name: string,
  outcome: cells.Cells,
  request: InjectOptions | RouteRow['request'] = {},
  names = '',
): RouteRow {
  return {
    route: name,
    names,
    cells: outcome,
    request: typeof request === 'function' ? request : () => request,
  };
}

const elsewhere = { remoteAddress: '192.0.2.1' };

/** Creates the rows of a route that answers only this machine, and does not exist where the product is published. */
function onThisMachine(
  name: string,
  outcome: cells.Cells,
  request: (things: Things) => InjectOptions,
): RouteRow[] {
  return [
    route(name, outcome, request, 'from this machine'),
    route(name, cells.unknownAddress, (things) => ({ ...request(things), ...elsewhere }), 'from elsewhere'),
  ];
}

const event = {
  name: 'Call To Action',
  properties: { partnerId: 4, partner: 'Lendflow', place: 'card', category: 'Finance & tax' },
  context: { area: 'Marketplace', route: 'Dashboard' },
  at: '2026-11-20T10:00:00.000Z',
};

const pdf = { headers: { 'content-type': 'application/pdf' }, payload: Buffer.from('%PDF-1.4') };
const fileOf = ({ certificate }: Things) => `/api/app/certificates/${certificate}/file`;
const offered = { query: { query: '{ configData { productName } }' } };

/** Every REST route, with the outcome for each caller and a request. */
// A row stays on one line, so that it reads as a table.
// oxfmt-ignore
export const routeTable: readonly RouteRow[] = [
  route('GET /healthz', cells.anyone),
  route('GET /livez', cells.anyone),
  route('GET /readyz', cells.anyone),
  route('GET /*', cells.anyone, { url: '/' }),
  route('POST /*', cells.anyone, { url: '/login', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'email=made-up' }),
  route('POST /api/app/anonymous/login', cells.anyone, ({ newcomer: { email, password } }) => ({ payload: { email, password, remember: false } }), 'an account of a third company'),
  route('POST /api/app/anonymous/refresh-token', cells.anyone, ({ newcomer: { refreshToken } }) => ({ payload: { refreshToken } }), 'a session of a third company'),
  ...onThisMachine('GET /sso/login', cells.anyone, () => ({})),
  ...onThisMachine('POST /api/app/anonymous/sso-exchange', cells.unknownSignOn, () => ({ payload: { state: 'made-up', code: 'made-up' } })),
  ...onThisMachine('GET /idp/*', cells.anyone, () => ({ url: '/idp/.well-known/openid-configuration' })),
  ...onThisMachine('POST /idp/*', cells.refusedByProvider, () => ({ url: '/idp/token', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'code=made-up' })),
  ...onThisMachine('GET /idp/interaction/:uid', cells.refusedByProvider, () => ({ url: '/idp/interaction/made-up' })),
  ...onThisMachine('POST /idp/interaction/:uid', cells.refusedByProvider, () => ({ url: '/idp/interaction/made-up' })),
  route('GET /unsubscribe', cells.anyone),
  route('POST /unsubscribe', cells.anyone, { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  route('POST /api/app/account/logout', cells.signedIn),
  route('GET /api/app/user-query/user-info', cells.own),
  route('GET /api/app/account/export', cells.own),
  route('GET /api/app/service-provider-query/customer-service-providers', { ...cells.own, administrator: 'answers', affiliate: 'answers' }),
  route('GET /api/app/service-provider-query/service-provider-categories', { ...cells.own, administrator: 'answers', affiliate: 'answers' }),
  route('GET /api/app/certificates/:id/file', cells.ownersOfAcmeOwn, (things) => ({ url: fileOf(things) }), 'a certificate'),
  route('PUT /api/app/certificates/:id/file', cells.ownersOfAcme, (things) => ({ url: fileOf(things), query: { version: '1' }, ...pdf }), 'a certificate'),
  route('DELETE /api/app/certificates/:id/file', cells.ownersOfAcme, (things) => ({ url: fileOf(things), query: { version: '1' } }), 'a certificate'),
  ...['users', 'customers', 'partners', 'requests', 'affiliates', 'audit', 'outbox'].map((list) => route(`GET /api/admin/exports/${list}.csv`, cells.administrators)),
  route('POST /api/app/events', cells.anyone, { payload: { events: [event] } }),
  route('GET /graphql', cells.anyone, offered, 'a public field'),
  route('POST /graphql', cells.anyone, { payload: offered.query }, 'a public field'),
  ...onThisMachine('GET /__outbox', cells.anyone, () => ({})),
  ...onThisMachine('GET /__outbox/:id', cells.anyone, ({ outboxMail }) => ({ url: `/__outbox/${outboxMail}` })),
  ...onThisMachine('GET /__outbox/:id/text', cells.anyone, ({ outboxMail }) => ({ url: `/__outbox/${outboxMail}/text` })),
];

/** Routes of the fault switch, which exist only in test and development. */
// oxfmt-ignore
export const faultTable: readonly RouteRow[] = [
  ...onThisMachine('POST /__faults', cells.anyone, () => ({ payload: { scope: 'access', call: 'GET /healthz', status: 500, times: 1 } })),
  ...onThisMachine('DELETE /__faults', cells.anyone, () => ({ query: { scope: 'access' } })),
];
