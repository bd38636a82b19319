import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { PGlite } from '@electric-sql/pglite';
import { createVerifier } from 'fast-jwt';
import { Pool } from 'pg';
import { postgresExtensions } from '#server/platform/db/embedded.ts';
import { readSchema } from '#server/platform/graphql/readSchema.ts';

/**
 * A server without the product's code, on the same database: `/person` and `/offers` answer rows as JSON, `/graphql` is
 * Apollo Server with the same rows. Each checks the token, and finds session and person in the database, as we do.
 */

const statements = {
  person: `select u.*, c.*, a.state from users u
    left join customers c on c.id = u.customer_id
    left join affiliates a on a.user_id = u.id
    join sessions s on s.user_id = u.id
    where s.user_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now()
      and u.status = 'active' and u.email_verified and u.profile_complete and not u.hidden`,
  offers: `select o.*, c.id as category_id, c.name as category_name, s.state, s.changed_on,
      u.first_name || ' ' || u.last_name as changed_by
    from entitlements e
    join partners p on p.id = e.partner_id
    join offers o on o.partner_id = p.id
    join categories c on c.id = p.category_id
    left join offer_states s on s.customer_id = e.customer_id and s.partner_id = e.partner_id
    left join users u on u.id = s.changed_by_id
    where e.customer_id = $1 order by p.id`,
};

type Row = Readonly<Record<string, unknown>>;

const { DATABASE_URL, DATABASE_FOLDER = '', AUTH_SECRET = '' } = process.env;
const query = await openDatabase();
const verify = createVerifier({ key: AUTH_SECRET, cache: 5_000 });

async function openDatabase(): Promise<(name: keyof typeof statements, values: unknown[]) => Promise<Row[]>> {
  if (DATABASE_URL === undefined) {
    const client = await PGlite.create(DATABASE_FOLDER, { extensions: postgresExtensions });
    return async (name, values) => (await client.query<Row>(statements[name], values)).rows;
  }
  const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
  return async (name, values) => (await pool.query<Row>({ name, text: statements[name], values })).rows;
}

async function findPerson({ headers: { authorization = '' } }: IncomingMessage): Promise<Row> {
  const { sub, sid } = verify(authorization.slice('Bearer '.length)) as { sub: string; sid: string };
  const [person] = await query('person', [Number(sub), sid]);
  if (!person) throw new Error('Nobody');
  return person;
}

const listOffers = (person: Row) => query('offers', [person['customer_id']]);

const apollo = new ApolloServer<{ person: Row }>({
  typeDefs: readSchema(),
  resolvers: {
    Query: {
      offers: (_parent: unknown, _arguments: unknown, { person }: { person: Row }) => listOffers(person),
    },
    Offer: {
      partnerId: (row: Row) => row['partner_id'],
      category: (row: Row) => ({ id: row['category_id'], name: row['category_name'] }),
      endsOn: (row: Row) => row['ends_on'],
      state: (row: Row) => row['state'] ?? 'AVAILABLE',
      stateChangedOn: (row: Row) => row['changed_on'],
      stateChangedBy: (row: Row) => row['changed_by'],
    },
  },
  includeStacktraceInErrorResponses: false,
});
await apollo.start();

async function answerGraphQL(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const {
    body,
    status = 200,
    headers: own,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers,
      search: '',
      body: JSON.parse(await text(request)) as unknown,
    },
    context: async () => ({ person: await findPerson(request) }),
  });
  response.writeHead(status, Object.fromEntries(own));
  response.end(body.kind === 'complete' ? body.string : '');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/graphql') return answerGraphQL(request, response);
  const person = await findPerson(request);
  const rows = request.url === '/offers' ? await listOffers(person) : person;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  return undefined;
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => {
  console.log(`The bare server is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
