// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SubmitProductRequestMutationVariables } from '#graphql/productRequests.ts';
import { outage } from '#tests/support/failures.ts';
import { askedBefore, fleetAnswers, fleetTracking } from '#tests/support/productRequest.ts';
import { dana } from '#tests/support/session.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, go, press } from './happenings.ts';
import { openPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

const receipt = { reference: 'PR-000007', votes: 2 };
const stored = { session: 'here', userInfo: dana, refreshed: true };
const start: Opened = { address: '/request-products', stored };
const typed = { 'Product or company name': fleetTracking.name, Reason: fleetTracking.reason };

describeViews('productForm', {
  starts: () => [start],
  happenings: [
    fill(typed),
    press('Send request'),
    press('Add your vote'),
    press('Back to the form'),
    press('Ask for another'),
    go('/request-products?partner=Roofing'),
    answer('submitProductRequest', receipt),
    answer('voteForProductRequest', receipt),
    fail('submitProductRequest', askedBefore),
    ...['submitProductRequest', 'voteForProductRequest'].map((call) => fail(call, outage)),
  ],
  // The fields decide what can be sent.
  distinguishBy: ({ typed: kept }) => kept,
  headings: {
    editing: 'Request a product',
    submitting: 'Request a product',
    sent: 'Request sent',
    'askedBefore.open': 'Already requested',
    'askedBefore.voting': 'Already requested',
    voted: 'Your vote is added',
  },
  leadsTo: [],
});

function valueOf(label: string): string | undefined {
  const [field] = Array.from(document.querySelectorAll('label'), (each) => each)
    .filter(({ textContent }) => textContent === label)
    .map(({ htmlFor }) => document.getElementById(htmlFor));
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}

function readSent({ given: [variables] }: { readonly given: readonly unknown[] }) {
  const { key, ...answers } = (variables as SubmitProductRequestMutationVariables).request;
  return { key, answers };
}

const name = 'Product or company name';

function draftOf(userId: number, age: number) {
  const draft = { version: 1, savedAt: Date.now() - age, userId, typed: fleetTracking };
  return { kept: { productRequestDraft: draft } };
}

describe('the form for a product request', () => {
  useBrowserStubs();

  it.each<[string, Partial<Opened>, string]>([
    ['the draft of the same person', draftOf(dana.userId, 0), fleetTracking.name],
    ["no other person's draft", draftOf(99, 0), ''],
    ['no draft from the day before', draftOf(dana.userId, 86_400_000), ''],
    [
      'the name of the partner whose id is in the URL',
      { address: '/request-products?partner=4' },
      'Lendflow',
    ],
    [
      'a name from the URL, truncated to 100 characters',
      { address: `/request-products?partner=${'x'.repeat(101)}` },
      'x'.repeat(100),
    ],
  ])('starts with %s', async (_what, opened, expected) => {
    const page = await openPage({ ...start, ...opened });
    expect(valueOf(name)).toBe(expected);
    page.close();
  });

  it('retries the same answers with the same idempotency key, and sends other answers with a new one', async () => {
    const page = await openPage(start);
    const send = press('Send request');
    await fill(typed).happen(page);
    await send.happen(page);
    // A second press while the call is pending sends nothing.
    await press('Sending…').happen(page);
    await fail('submitProductRequest', outage).happen(page);
    await send.happen(page);
    await fail('submitProductRequest', outage).happen(page);
    await fill({ [name]: 'Fleet maps' }).happen(page);
    await send.happen(page);
    const sent = page.calls.made.map(readSent);
    expect(sent.map(({ answers }) => answers)).toEqual([
      fleetAnswers,
      fleetAnswers,
      { ...fleetAnswers, name: 'Fleet maps' },
    ]);
    const keys = sent.map(({ key }) => key);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    await answer('submitProductRequest', receipt).happen(page);
    await press('Ask for another').happen(page);
    await fill({ ...typed, [name]: 'Fleet maps' }).happen(page);
    await send.happen(page);
    expect(keys).not.toContain(page.calls.made.map(readSent).at(-1)?.key);
    page.close();
  });
});
