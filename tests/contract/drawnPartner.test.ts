import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as drawing from '#document/drawPage.tsx';
import { paths } from '#domain/paths.ts';
import { unchangedShowcase } from '#domain/showcase.ts';
import { partnerPages } from '#server/modules/partners/partnerTables.ts';
import { type PageRenderer, createAnswerVisitor } from '#server/platform/frontend/frontend.ts';
import { createPageCache } from '#server/platform/frontend/pageAnswers.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

const openPage = paths.sunBelt;
const { drawPage } = drawing as unknown as PageRenderer;

describe.each(databaseKinds)('a public partner page rendered on the server, on $name', ({ open }) => {
  let api: Api;
  let answers: ReturnType<typeof createPageCache>;
  let count = 0;
  let database: 'up' | 'down' | 'slow' = 'up';

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    api = await openApi(await open());
    const answer = createAnswerVisitor(() => api.app);
    answers = createPageCache({
      frontend: {
        files: '',
        close: () => Promise.resolve(),
        page: async (address, config, answerVisitor) => {
          count += 1;
          const page = address === null ? null : await drawPage({ address, config, answerVisitor });
          return `${page?.drawn?.body} ${JSON.stringify(page?.ahead)}`;
        },
      },
      settings: readSettings({ NODE_ENV: 'test' }),
      showcase: () => Promise.resolve(unchangedShowcase),
      answerVisitor: async (call) => {
        if (database === 'down') throw new Error('The database is down.');
        return database === 'slow' ? new Promise(() => undefined) : answer(call);
      },
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  const textAt = async (address: string) => String(await (await answers(address)).body(null));
  const saveSummary = (summary: string) =>
    api.db
      .update(partnerPages)
      .set({
        content: sql`jsonb_set(${partnerPages.content}, '{summary}', ${JSON.stringify(summary)}::jsonb)`,
      })
      .where(eq(partnerPages.path, openPage));

  it('has its text, and the data that it was rendered from', async () => {
    await saveSummary('Lifts by the day');
    const text = await textAt(openPage);
    expect(text).toMatch(/<h1[^>]*>Sunbelt/);
    expect(text).toContain('Lifts by the day</p>');
    expect(text).toContain('\\"summary\\":\\"Lifts by the day\\"');
    expect(text).not.toMatch(/aria-busy="true"| style=/);
    expect(text).not.toContain('Bearer');
  });

  it('is rendered again only after its content has changed', async () => {
    await textAt(openPage);
    const before = count;
    vi.setSystemTime(Date.now() + 2_000);
    await textAt(openPage);
    expect(count).toBe(before);
    await saveSummary('Lifts by the hour');
    expect(await textAt(openPage)).toContain('Lifts by the day');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await textAt(openPage)).toContain('Lifts by the hour</p>');
    expect(count).toBe(before + 1);
  });

  it('is rendered again after an hour, since its offer may have ended', async () => {
    await textAt(openPage);
    const before = count;
    vi.setSystemTime(Date.now() + 3_600_000);
    await textAt(openPage);
    expect(count).toBe(before + 1);
  });

  it('stays as last rendered while the database is down or slow', async () => {
    const before = await textAt(openPage);
    database = 'down';
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await textAt(openPage)).toBe(before);
    await expect(answers(`${openPage}?step=2`)).rejects.toThrow('The database is down.');
    database = 'slow';
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await textAt(openPage)).toBe(before);
    database = 'up';
    expect(await textAt(`${openPage}?step=2`)).toContain('Lifts by the hour');
  });
});
