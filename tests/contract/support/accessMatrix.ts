import type { InjectOptions } from 'fastify';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { callerNames, type CallerName, type Cells } from '#tests/access/callers.ts';
import type { Things } from '#tests/access/things.ts';
import { outcomeOf } from './accessAnswer.ts';
import { addThings } from './accessThings.ts';
import { bearer, openApi, type Api } from './api.ts';
import { personWith } from './gettingIn.ts';
import { markedPeople } from './marks.ts';
import { watchRows } from './rowVersions.ts';
import { withRollback } from './rollback.ts';

/** The product with the things that the tables name. */
export interface AccessMatrix {
  readonly things: Things;
  /** Sends this request as each caller, each time in the same state of the database; returns the outcomes. */
  readonly ask: (
    request: InjectOptions,
    cells: Cells,
    isToChange: boolean | null,
  ) => Promise<Record<string, string>>;
  /** Returns the whole body that a caller gets. */
  readonly bodyFor: (caller: CallerName, request: InjectOptions) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface Caller {
  readonly token: string | undefined;
  readonly companyId: number | null;
}

export async function openAccessMatrix(open: () => Promise<OpenDatabase>): Promise<AccessMatrix> {
  const database = withRollback(await open());
  const api = await openApi(database);
  const things = await addThings(api);
  const people = await callersOf(api);
  const companyIds = [people.owner, people.otherOwner].map(({ companyId }) => companyId ?? 0);
  const { before, read } = await watchRows(api.db, companyIds);

  const send = (caller: CallerName, request: InjectOptions) =>
    api.call({ ...request, headers: { ...request.headers, ...bearer(people[caller].token) } });

  async function outcomeFor(
    caller: CallerName,
    request: InjectOptions,
    isForAll: boolean,
    isToChange: boolean | null,
  ) {
    const { companyId } = people[caller];
    return database.rolledBack(async () => {
      const answer = await send(caller, request);
      return outcomeOf({ answer, caller, companyId, before, after: await read(), isToChange, isForAll });
    });
  }

  return {
    things,
    ask: async (request, cells, isToChange) => {
      const found: Record<string, string> = {};
      for (const caller of callerNames) {
        found[caller] = await outcomeFor(caller, request, cells[caller] === 'answers all', isToChange);
      }
      return found;
    },
    bodyFor: (caller, request) => database.rolledBack(async () => (await send(caller, request)).body),
    close: api.close,
  };
}

async function callersOf({ db, tokenOf }: Api): Promise<Readonly<Record<CallerName, Caller>>> {
  async function callerOf(name: keyof typeof markedPeople): Promise<Caller> {
    const { email } = markedPeople[name];
    return { token: await tokenOf(email), companyId: (await personWith(db, email)).customerId };
  }
  return {
    anonymous: { token: undefined, companyId: null },
    user: await callerOf('user'),
    owner: await callerOf('owner'),
    otherOwner: await callerOf('otherOwner'),
    administrator: await callerOf('administrator'),
    affiliate: await callerOf('affiliate'),
  };
}
