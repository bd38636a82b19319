import { expect } from 'vitest';
import { productNameKey, productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { productRequests, productRequestVotes } from '#server/modules/requests/requestTables.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './api.ts';
import { dataOf, personWith } from './gettingIn.ts';
import { emptyQueue, outboxOf, toolsFor, workThrough } from './work.ts';

type User = typeof users.$inferSelect;

let counter = 0;

export type Merging = Awaited<ReturnType<typeof openMerging>>;

/** The backend over a database, with the people whose requests are merged and the steps that they take. */
export async function openMerging(opened: OpenDatabase) {
  const api = await openApi(opened);
  return {
    api,
    user: await personWith(api.db, 'user@lintel.test'),
    owner: await personWith(api.db, 'owner@lintel.test'),
    otherOwner: await personWith(api.db, 'owner@birch.test'),
    steps: createSteps(api, await api.tokenOf('admin@lintel.test')),
  };
}

/** Steps of an administrator, who has this token, and of people with requests of their own. */
function createSteps(api: Api, token: string) {
  /** Adds a request of this person, with their vote. */
  async function add(state: ProductRequestState, name: string, by: User): Promise<number> {
    counter += 1;
    const [row] = await api.db
      .insert(productRequests)
      .values({
        customerId: by.customerId ?? 0,
        userId: by.id,
        key: `merged-${counter}`,
        name,
        nameKey: productNameKey(name),
        reason: `${name} are needed`,
        state,
      })
      .returning({ id: productRequests.id });
    if (!row) throw new Error('The request was not added');
    await vote(row.id, by);
    return row.id;
  }

  const vote = (requestId: number, { id: userId }: User) =>
    api.db.insert(productRequestVotes).values({ requestId, userId });

  /** Works off the queue; returns the mails. */
  async function sendMails() {
    await workThrough(toolsFor(api.db));
    const mails = await outboxOf(api.db);
    await emptyQueue(api.db);
    return mails;
  }

  /** Decides about a request of this version; returns the mails. */
  async function decide(id: number, decision: string, version = 1) {
    const answer = await api.graphql(
      `mutation { decideRequests(rows: [{ id: "${id}", version: ${version} }], decision: { ${decision} }) { problem } }`,
      token,
    );
    expect(dataOf(answer)).toEqual({ decideRequests: [{ problem: null }] });
    const mails = await sendMails();
    return mails.map(({ toAddress, subject, text }) => ({ to: toAddress, subject, text }));
  }

  const merge = (from: number, into: number) =>
    decide(from, `decision: merge, into: "${productRequestReference(into)}"`);

  /** Withdraws a request; returns the mails. */
  async function withdraw(id: number, { email }: User) {
    const mutation = `mutation { withdrawProductRequest(id: "${id}") { status } }`;
    dataOf(await api.graphql(mutation, await api.tokenOf(email)));
    return sendMails();
  }

  /** Status of each request on the page of the person, with its reason. */
  async function pageOf({ email }: User) {
    const query = '{ productRequests { reference status statusReason } }';
    const data = dataOf(await api.graphql(query, await api.tokenOf(email))) as {
      productRequests: { reference: string; status: string; statusReason: string | null }[];
    };
    return new Map(
      data.productRequests.map(({ reference, status, statusReason }) => [
        reference,
        statusReason === null ? status : `${status}: ${statusReason}`,
      ]),
    );
  }

  return { add, vote, decide, merge, withdraw, pageOf };
}
