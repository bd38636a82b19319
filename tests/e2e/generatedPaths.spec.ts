import type { Page } from '@playwright/test';
import { listChartRows } from '#charts/chartRows.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import {
  hasRegistrationValues,
  emptyRegistrationValues,
  type RegistrationDraftValues,
} from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { keyOf, spellHappening, walkChart, type Happening } from '#tests/charts/walkChart.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';
import { outage } from '#tests/support/failures.ts';
import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { fillDetails, heading, newAddress, summary } from './support/registering.ts';

/** Events and answers of the registration chart, each with its action or its result on the page. */
const moves: readonly { readonly happening: Happening; readonly act: (page: Page) => Promise<unknown> }[] = [
  {
    happening: { send: { type: 'page.shown', page: 'form', entry: 'client', step: null } },
    // Playwright cannot read requests that are sent while a page unloads: it unloads at most once.
    act: (page) => (page.url() === 'about:blank' ? page.goto('/register') : page.goBack()),
  },
  {
    happening: {
      send: { type: 'type.chosen', userTypeId: UserType.Client, label: 'My business wants offers' },
    },
    act: async (page) => {
      await page.getByLabel('My business wants offers').check();
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  {
    happening: { send: { type: 'answers.changed', answers: noraAnswers } },
    act: (page) => page.getByLabel('First name').fill('Nora'),
  },
  {
    happening: { send: { type: 'cancel.requested' } },
    act: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  {
    happening: { send: { type: 'cancel.withdrawn' } },
    act: (page) => page.getByRole('button', { name: 'Keep editing' }).click(),
  },
  {
    happening: { send: { type: 'cancel.confirmed' } },
    act: (page) => page.getByRole('button', { name: 'Leave' }).click(),
  },
  {
    happening: { send: { type: 'registration.submitted', registration: nora } },
    act: async (page) => {
      await fillDetails(page, newAddress());
      await page.getByRole('button', { name: 'Create account' }).click();
    },
  },
  {
    happening: { answer: 'register', with: nora.email },
    act: (page) => expect(heading(page, 'Check your email')).toBeFocused(),
  },
  {
    happening: { fail: 'register', with: outage },
    act: (page) => expect(summary(page)).toBeVisible(),
  },
];

const walked = await walkChart(
  registrationMachine,
  moves.map(({ happening }) => happening),
  {
    input: { entry: 'client', userTypeId: null, answers: emptyRegistrationValues, email: null },
    distinguishBy: ({ userTypeId, answers }) => [
      userTypeId,
      hasRegistrationValues(answers as RegistrationDraftValues),
    ],
    actors: ['register', 'linkRequest'],
    actions: ['keepDraft', 'forgetDraft'],
  },
);

/** Shortest paths to each tracked transition, to a withdrawn cancellation, and to a failure. */
const chosen = listChartRows(registrationMachine)
  .filter(
    ({ tracked, event }) => tracked !== '-' || event === 'cancel.withdrawn' || event.startsWith('failed'),
  )
  .flatMap((row) => walked.find(({ rows }) => rows.at(-1) === keyOf(row)) ?? []);

/** Records the events that the page sends to the collector. */
function recordTracked(page: Page): TrackedEvent[] {
  const tracked: TrackedEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    tracked.push(...(request.postDataJSON() as { events: TrackedEvent[] }).events);
  });
  return tracked;
}

/** The name, step and user type of an event, without the context of the page and typed values. */
function summarize({ name, properties: { step, userType } }: TrackedEvent) {
  return { name, step, userType };
}

test('the walk finds nine paths to what a client can cause', () => {
  expect(chosen.map(({ tracked }) => tracked.at(-1)?.name)).toHaveLength(9);
});

// A short run takes the last path: it leads to a failure, and has most steps of the others.
for (const { happenings, tracked, states } of sample(chosen.toReversed(), chosen.length)) {
  test(`the path ${happenings.map(spellHappening).join(', ')} ends in the state of the chart and tracks its events`, async ({
    page,
    fail,
  }) => {
    const sent = recordTracked(page);
    if (happenings.some((happening) => 'fail' in happening)) {
      await fail({ call: 'graphql Register', status: 500, times: 1 });
    }
    for (const happening of happenings) {
      await moves.find((move) => move.happening === happening)?.act(page);
    }
    await expect.poll(() => sent.map(summarize)).toEqual(tracked.map(summarize));
    if (states.includes('cancelled')) await expect(page).toHaveURL('/');
    else await expect.poll(() => readState(page)).toBe(states.at(-1));
  });
}

/** The state that the page shows, by its dotted name. */
async function readState(page: Page): Promise<string> {
  const shown = (await page.getByRole('main').getAttribute('data-state')) ?? '';
  if (!shown.startsWith('{')) return shown;
  const names: string[] = [];
  let value: unknown = JSON.parse(shown);
  while (typeof value === 'object' && value !== null) {
    const [[key, inner] = ['', '']] = Object.entries(value);
    names.push(key);
    value = inner;
  }
  return [...names, String(value)].join('.');
}
