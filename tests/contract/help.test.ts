import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import type { FaqQuery, TrainingsQuery, WebinarsQuery } from '#graphql/hooks.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from '#server/modules/help/helpTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { outcomeOf, personWith, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';
import { emptyQueue } from './support/work.ts';

interface Reader {
  readonly id: number;
  readonly token: string;
}

describe.each(databaseKinds)('help on $name', ({ open }) => {
  let api: Api;
  let dana: Reader;
  let sam: Reader;

  beforeAll(async () => {
    api = await openApi(await open());
    dana = await readerOf('owner@lintel.test');
    sam = await readerOf('user@lintel.test');
  });
  afterAll(() => api.close());

  async function readerOf(email: string): Promise<Reader> {
    return { id: (await personWith(api.db, email)).id, token: await api.tokenOf(email) };
  }

  const ask = ({ token }: Pick<Reader, 'token'>, operationName: string, variables?: object) =>
    askAs(api, token, operationName, variables);

  async function read<Data>(reader: Reader, operationName: string, variables?: object): Promise<Data> {
    const answer = await ask(reader, operationName, variables);
    expect(outcomeOf(answer)).toBe('accepted');
    return answer.json<{ data: Data }>().data;
  }

  async function helpedOf(reader: Reader, questionId: number) {
    const { faq } = await read<FaqQuery>(reader, 'Faq');
    return faq.groups.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)?.helped;
  }

  async function completedOf(reader: Reader) {
    const { trainings } = await read<TrainingsQuery>(reader, 'Trainings');
    return trainings.trainings.flatMap(({ id, isCompleted }) => (isCompleted ? [id] : []));
  }

  async function nextWebinar(reader: Reader) {
    const { webinars } = await read<WebinarsQuery>(reader, 'Webinars');
    const [next] = webinars.upcoming;
    if (!next) throw new Error('No webinar is to come');
    return next;
  }

  it.each(['Faq', 'Introduction', 'Trainings', 'Webinars'])(
    '%s is marked as sample, and only for owners and users',
    async (operation) => {
      for (const reader of [dana, sam]) {
        const data = await read<Record<string, { isSample: boolean }>>(reader, operation);
        expect(Object.values(data)[0]?.isSample).toBe(true);
      }
      for (const email of ['admin@lintel.test', 'affiliate@lintel.test']) {
        expect(outcomeOf(await ask({ token: await api.tokenOf(email) }, operation))).toBe('FORBIDDEN');
      }
      expect((await ask({ token: 'nobody' }, operation)).statusCode).toBe(401);
    },
  );

  it.each([
    ['RateAnswer', { questionId: 1, helped: true }],
    ['MarkTraining', { id: 'first-steps', completed: true }],
    ['RegisterForWebinar', { id: 'any' }],
    ['UnregisterFromWebinar', { id: 'any' }],
  ])('%s is forbidden to other roles, even with an unknown id', async (operation, variables) => {
    const admin = { token: await api.tokenOf('admin@lintel.test') };
    expect(outcomeOf(await ask(admin, operation, variables))).toBe('FORBIDDEN');
  });

  it('saves only the last vote of a person for a question, even of concurrent ones', async () => {
    expect(await helpedOf(dana, 3)).toBeNull();
    const votes = Array.from({ length: 10 }, () => ask(dana, 'RateAnswer', { questionId: 3, helped: true }));
    expect(new Set((await Promise.all(votes)).map(outcomeOf))).toEqual(new Set(['accepted']));
    expect(await helpedOf(dana, 3)).toBe(true);
    await read(dana, 'RateAnswer', { questionId: 3, helped: false });
    expect(await helpedOf(dana, 3)).toBe(false);
    expect(await helpedOf(sam, 3)).toBeNull();
    expect(await api.db.select().from(faqVotes).where(eq(faqVotes.questionId, 3))).toHaveLength(1);
  });

  it('marks a training as completed once per person, and undoes that', async () => {
    await Promise.all(
      [1, 2, 3].map(() => read(dana, 'MarkTraining', { id: 'first-steps', completed: true })),
    );
    expect(await completedOf(dana)).toEqual(['first-steps']);
    expect(await completedOf(sam)).toEqual([]);
    expect(await api.db.select().from(trainingCompletions)).toHaveLength(1);
    for (const _turn of [1, 2]) await read(dana, 'MarkTraining', { id: 'first-steps', completed: false });
    expect(await completedOf(dana)).toEqual([]);
  });

  it('registers a person once for a webinar, with one mail, and shows the address only to them', async () => {
    await emptyQueue(api.db);
    const { id, joinUrl, startsAt, title, minutes } = await nextWebinar(dana);
    expect([joinUrl, Date.parse(startsAt) > Date.now() - minutes * 60_000]).toEqual([null, true]);
    const registering = Array.from({ length: 10 }, () => ask(dana, 'RegisterForWebinar', { id }));
    expect(new Set((await Promise.all(registering)).map(outcomeOf))).toEqual(new Set(['accepted']));
    expect(await nextWebinar(dana)).toMatchObject({
      id,
      isRegistered: true,
      joinUrl: expect.stringMatching(/^https:/),
    });
    expect(await nextWebinar(sam)).toMatchObject({ id, isRegistered: false, joinUrl: null });
    expect(await queued(api.db)).toEqual([
      {
        kind: 'webinarRegisteredMail',
        userId: dana.id,
        webinar: { title, startsAt, minutes, timeZone: 'America/Chicago' },
      },
    ]);
  });

  it('cancels a registration, and mails nothing when the person registers again', async () => {
    const { id } = await nextWebinar(sam);
    for (const operation of ['RegisterForWebinar', 'UnregisterFromWebinar', 'UnregisterFromWebinar']) {
      await read(sam, operation, { id });
    }
    expect(await nextWebinar(sam)).toMatchObject({ isRegistered: false, joinUrl: null });
    await emptyQueue(api.db);
    await read(sam, 'RegisterForWebinar', { id });
    expect((await nextWebinar(sam)).isRegistered).toBe(true);
    expect(await queued(api.db)).toEqual([]);
    const mine = eq(webinarRegistrations.userId, sam.id);
    expect(await api.db.select().from(webinarRegistrations).where(mine)).toHaveLength(1);
  });

  it('answers the time zone that the person chose', async () => {
    const { email } = await addPerson(api.db, { roleId: Role.User, timeZone: 'Europe/Berlin' });
    const berlin = await readerOf(email);
    expect((await read<WebinarsQuery>(berlin, 'Webinars')).webinars.timeZone).toBe('Europe/Berlin');
    expect((await read<WebinarsQuery>(dana, 'Webinars')).webinars.timeZone).toBeNull();
  });

  it.each([
    ['RateAnswer', { questionId: 999, helped: true }, 'questionId'],
    ['MarkTraining', { id: 'nothing', completed: true }, 'id'],
    ['RegisterForWebinar', { id: 'welcome-tour@2020-01-01T17:00:00.000Z' }, 'id'],
    ['UnregisterFromWebinar', { id: 'welcome-tour' }, 'id'],
  ])('%s names the argument with an unknown id', async (operation, variables, member) => {
    const { extensions } = refusalOf(await ask(dana, operation, variables));
    expect([extensions.code, extensions.validationErrors?.[0]?.members]).toEqual([
      'VALIDATION_FAILED',
      [member],
    ]);
  });
});
