import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnderReview, type ApplicationState } from '#domain/affiliate.ts';
import { Role } from '#domain/role.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { addCustomerWith } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { changeRole, outcomesOf, sendAction } from './support/userActions.ts';

const hasOtherRole = 'Ann Applies has another role now, and keeps it';
const needsDecision = 'Decide about their application first';

describe.each(everyDatabaseKind)(
  'an affiliate application reopened while the applicant gets another role, on $name',
  ({ open }) => {
    let api: Api;
    let token: string;
    let customerId: number;
    let applications: ReturnType<typeof applicationsOf>;

    beforeAll(async () => {
      api = await openApi(await open());
      token = await api.tokenOf('admin@lintel.test');
      applications = applicationsOf(api, token);
      customerId = await addCustomerWith(api.db, [1]);
    });
    afterAll(() => api.close());

    const apply = (state: ApplicationState) =>
      applications.apply({ state, reason: 'Before' }, { lastName: 'Applies' });

    async function decide(id: number, decision: string) {
      const [outcome] = await applications.decide([[id, 1]], decision);
      return outcome?.problem;
    }

    async function giveRole(userId: number) {
      const action = changeRole(Role.User, customerId);
      const [outcome] = outcomesOf(await sendAction(api, token, [[userId, 1]], action));
      return outcome?.problem;
    }

    it.each([
      ['rejected', 'reopen'],
      ['suspended', 'reinstate'],
    ] as const)('waits for the role change, and stays %s: %s', async (state, decision) => {
      const { id, user } = await apply(state);
      const { refusal } = await api.db.transaction(async (transaction) => {
        await transaction.update(users).set({ roleId: Role.User, customerId }).where(eq(users.id, user.id));
        const begun = decide(id, decision);
        await delay(200);
        return { refusal: begun };
      });
      expect(await refusal).toBe(hasOtherRole);
    });

    it.each([1, 2, 3, 4, 5])('is reopened, or the role changes, never both (%i)', async () => {
      const { id, user } = await apply('rejected');
      const refusals = await Promise.all([decide(id, 'reopen'), giveRole(user.id)]);
      expect([
        [hasOtherRole, null],
        [null, needsDecision],
      ]).toContainEqual(refusals);
      const [row] = await api.db.select().from(affiliates).where(eq(affiliates.id, id));
      expect(isUnderReview(row?.state ?? 'pending')).toBe(refusals[0] === null);
    });
  },
);
