import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketplaceAffiliateId, type ApplicationState } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { Role } from '#domain/role.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf, personWith, refusalOf } from './support/gettingIn.ts';
import { changeRole, outcomesOf, sendAction } from './support/userActions.ts';
import { emptyQueue, outboxOf, publicUrl, toolsFor, workThrough } from './support/work.ts';

describe.each(databaseKinds)('affiliate applications and their decisions on $name', ({ open }) => {
  let api: Api;
  let applications: ReturnType<typeof applicationsOf>;

  beforeAll(async () => {
    api = await openApi(await open());
    applications = applicationsOf(api, await api.tokenOf('admin@lintel.test'));
  });
  afterAll(() => api.close());

  /** Sends and returns the mails since the queue was emptied. */
  async function sendMails() {
    await workThrough(toolsFor(api.db));
    return outboxOf(api.db);
  }

  it.each<[ApplicationState, string, object, string, RegExp]>([
    [
      'pending',
      'requestInfo, question: " Which\\ntrades? "',
      { state: 'infoRequested', question: 'Which\ntrades?', decidedBy: null, decidedOn: null },
      'requestInfo',
      /Which trades\?/,
    ],
    [
      'pending',
      'approve',
      { state: 'approved', decidedBy: 'Alex Morgan', decisions: ['suspend'] },
      'approve',
      /Your affiliate ID is \d+\./,
    ],
    [
      'infoRequested',
      'reject, reason: "Too far."',
      { state: 'rejected', reason: 'Too far.', decidedBy: 'Alex Morgan', decisions: ['reopen'] },
      'reject',
      /The reason: Too far\./,
    ],
    [
      'rejected',
      'reopen',
      { state: 'pending', reason: null, decidedBy: null, decidedOn: null },
      'reopen',
      /under review again/,
    ],
    [
      'approved',
      'suspend, reason: "Spam."',
      { state: 'suspended', reason: 'Spam.', decidedBy: 'Alex Morgan', decisions: ['reinstate'] },
      'suspend',
      /The reason: Spam\./,
    ],
    [
      'suspended',
      'reinstate',
      { state: 'approved', reason: null, decidedBy: 'Alex Morgan' },
      'reinstate',
      /refer businesses to Lintel Marketplace again/,
    ],
  ])('that are %s save, mail, and audit a decision: %s', async (state, decision, saved, action, mailText) => {
    const administrator = await personWith(api.db, 'admin@lintel.test');
    const before = { reason: state === 'rejected' || state === 'suspended' ? 'Before' : null };
    const { id, user } = await applications.apply({ state, ...before });
    await emptyQueue(api.db);
    const [outcome] = await applications.decide([[id, 1]], decision);
    expect(outcome).toMatchObject({ id: String(id), problem: null, application: { ...saved, version: 2 } });
    const sent = await sendMails();
    expect(sent.map(({ toAddress }) => toAddress)).toEqual([user.email]);
    expect(sent[0]?.text).toMatch(mailText);
    expect(sent[0]?.text).toContain(`\n${publicUrl}/\n`);
    const { state: newState, question, answer, reason } = await applications.read(id);
    expect(await applications.own(user.email)).toEqual({
      id: String(id),
      state: newState,
      question,
      answer,
      reason,
    });
    const entries = await applications.auditOf(id);
    expect(entries).toMatchObject([
      {
        action: `application.${action}`,
        entity: 'application',
        actorId: administrator.id,
        before: { state },
        reason,
      },
    ]);
    expect(entries[0]?.label).toMatch(new RegExp(`^${id} Company \\d+$`));
  });

  it.each<ApplicationState>(['pending', 'infoRequested'])(
    'that are %s need a decision before the applicant gets another role',
    async (state) => {
      const token = await api.tokenOf('admin@lintel.test');
      const customerId = await addCustomerWith(api.db, [1]);
      const { id, user } = await applications.apply({ state });
      const changeTo = async (given: string) => {
        const [made] = outcomesOf(await sendAction(api, token, [[user.id, 1]], given));
        return made?.problem ?? made?.user?.roleId;
      };
      const refusal = 'Decide about their application first';
      expect(await changeTo(changeRole(Role.User, customerId))).toBe(refusal);
      expect(await changeTo(changeRole(Role.SystemAdmin))).toBe(refusal);
      await applications.decide([[id, 1]], 'reject, reason: "Too far."');
      expect(await changeTo(changeRole(Role.User, customerId))).toBe(Role.User);
      const [reopened] = await applications.decide([[id, 2]], 'reopen');
      expect(reopened?.problem).toBe(`${user.firstName} ${user.lastName} has another role now, and keeps it`);
      expect((await applications.read(id)).state).toBe('rejected');
    },
  );

  it('are answered only by the applicant, and only after a question', async () => {
    const { id, user } = await applications.apply();
    const other = await applications.apply();
    expect(refusalOf(await applications.answerAs(user.email, 1, 'Roofers'))).toMatchObject({
      message: expect.stringMatching(/is waiting for a decision, so it can't be answered$/),
      extensions: { code: 'ACTION_REFUSED' },
    });
    await applications.decide([[id, 1]], 'requestInfo, question: "Which trades?"');
    expect(codesOf(await applications.answerAs(user.email, 2, ' \u200B '))).toEqual(['VALIDATION_FAILED']);
    expect(
      codesOf(await applications.answerAs(user.email, 2, 'x'.repeat(limits.applicationWordsLength + 1))),
    ).toEqual(['VALIDATION_FAILED']);
    for (const email of ['owner@lintel.test', 'admin@lintel.test']) {
      expect(codesOf(await applications.answerAs(email, 1, 'Mine'))).toEqual(['NOT_FOUND']);
      expect(await applications.own(email)).toBeNull();
    }
    expect(codesOf(await applications.answerAs(other.user.email, 1, 'Mine'))).toEqual(['ACTION_REFUSED']);
    expect((await applications.read(id)).state).toBe('infoRequested');

    await emptyQueue(api.db);
    const answered = {
      state: 'pending',
      question: 'Which trades?',
      answer: 'Roofers,\nplumbers',
      reason: null,
    };
    expect(dataOf(await applications.answerAs(user.email, 2, ' Roofers,\nplumbers '))).toEqual({
      answerApplicationQuestion: answered,
    });
    expect(await applications.own(user.email)).toEqual({ id: String(id), ...answered });
    expect(await applications.read(id)).toMatchObject({ ...answered, decidedBy: null, version: 3 });
    expect(await sendMails()).toEqual([]);
    expect((await applications.auditOf(id)).map(({ action }) => action)).toEqual(['application.requestInfo']);
    const [asked] = await applications.decide([[id, 3]], 'requestInfo, question: "How many?"');
    expect(asked?.application).toMatchObject({ question: 'How many?', answer: null });
    expect((await applications.auditOf(id))[1]).toMatchObject({
      before: { question: 'Which trades?', answer: 'Roofers,\nplumbers' },
    });
  });

  it('are never decided by the applicant, even as an administrator', async () => {
    const { id, user } = await applications.apply();
    await api.db.update(users).set({ roleId: Role.SystemAdmin }).where(eq(users.id, user.id));
    const own = await api.tokenOf(user.email);
    const answer = await api.graphql(
      `mutation { decideApplications(rows: [{ id: "${id}", version: 1 }], decision: { decision: approve }) { problem } }`,
      own,
    );
    expect(dataOf(answer)).toMatchObject({
      decideApplications: [{ problem: expect.stringContaining('You cannot decide') as string }],
    });
    expect(await applications.read(id)).toMatchObject({ state: 'pending', decidedBy: null });
  });

  it('refuse an answer after a decision was made meanwhile', async () => {
    const { id, user } = await applications.apply({ state: 'infoRequested', question: 'Who?' });
    await applications.decide([[id, 1]], 'approve');
    expect(refusalOf(await applications.answerAs(user.email, 1, 'Roofers'))).toMatchObject({
      message: expect.stringMatching(/^Somebody changed the application of .+ since you opened it$/),
      extensions: { code: 'CONFLICT' },
    });
    expect(await applications.read(id)).toMatchObject({ state: 'approved', answer: null, version: 2 });
  });

  it('save one of ten concurrent answers', async () => {
    const { id, user } = await applications.apply({ state: 'infoRequested', question: 'Who?' });
    const token = await api.tokenOf(user.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => applications.answerWith(token, 1, `Answer ${index}`)),
    );
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 9 }, () => 'CONFLICT'));
    expect(await applications.read(id)).toMatchObject({ state: 'pending', version: 2 });
  });

  it('stay unchanged if the chart refuses or the version is outdated, and other rows change', async () => {
    const [approved, waiting, asked] = [
      await applications.apply({ state: 'approved', companyName: 'A' }),
      await applications.apply(),
      await applications.apply({ companyName: 'B' }),
    ];
    await applications.decide([[asked.id, 1]], 'requestInfo, question: "Who?"');
    await emptyQueue(api.db);
    const outcomes = await applications.decide(
      [
        [approved.id, 1],
        [waiting.id, 1],
        [asked.id, 1],
        [marketplaceAffiliateId, 1],
        [999_999, 1],
      ],
      'approve',
    );
    expect(outcomes.map(({ problem }) => problem)).toEqual([
      "The application of A is approved, so it can't be approved",
      null,
      'Alex Morgan changed the application of B since you opened it',
      "We don't know that application",
      "We don't know that application",
    ]);
    expect(outcomes.map(({ application }) => application?.state)).toEqual([
      undefined,
      'approved',
      undefined,
      undefined,
      undefined,
    ]);
    expect((await sendMails()).map(({ toAddress }) => toAddress)).toEqual([waiting.user.email]);
    expect(await applications.auditOf(approved.id)).toEqual([]);
    expect((await applications.auditOf(asked.id)).map(({ action }) => action)).toEqual([
      'application.requestInfo',
    ]);
  });

  it.each<[ApplicationState, string, string]>([
    ['pending', 'reject, reason: " "', 'Say why the application of C is rejected'],
    ['pending', 'requestInfo', 'Say what you want to know about the application of C'],
    ['approved', 'suspend', 'Say why the application of C is suspended'],
    [
      'rejected',
      'requestInfo, question: "Who?"',
      "The application of C is rejected, so it can't be asked about",
    ],
    ['suspended', 'approve', "The application of C is suspended, so it can't be approved"],
    [
      'pending',
      'suspend, reason: "No"',
      "The application of C is waiting for a decision, so it can't be suspended",
    ],
  ])('that are %s refuse %s', async (state, decision, problem) => {
    const { id } = await applications.apply({ state, companyName: 'C' });
    await emptyQueue(api.db);
    const [outcome] = await applications.decide([[id, 1]], decision);
    expect(outcome).toEqual({ id: String(id), application: null, problem });
    expect([await applications.auditOf(id), await sendMails()]).toEqual([[], []]);
    expect((await applications.read(id)).version).toBe(1);
  });

  it('are mailed only in their current state, and only to a confirmed address', async () => {
    const { id } = await applications.apply();
    const unconfirmed = await applications.apply({}, { emailVerified: false });
    await emptyQueue(api.db);
    await applications.decide([[id, 1]], 'reject, reason: "No."');
    await applications.decide([[id, 2]], 'reopen');
    await applications.decide([[unconfirmed.id, 1]], 'approve');
    expect((await sendMails()).map(({ subject }) => subject)).toEqual([
      'We are reviewing your application again',
    ]);
  });
});
