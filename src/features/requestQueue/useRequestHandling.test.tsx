// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { holdCalls } from '#tests/support/heldCalls.tsx';
import { useRequestHandling } from './useRequestHandling.ts';

const own = '1';
const request: QueuedRequestFieldsFragment = {
  id: '4',
  reference: 'PR-000004',
  name: 'Fleet tracking',
  category: null,
  website: null,
  reason: 'We want to know where our vans are.',
  people: null,
  contactBy: null,
  status: 'submitted',
  statusReason: null,
  customerId: '1',
  customerName: 'Acme Builders',
  askedBy: 'Dana Lee',
  askedByEmail: 'dana@acme.example',
  askedByPhone: null,
  askedOn: '2026-11-02T10:00:00Z',
  votes: 1,
  isOverdue: false,
  assigneeId: null,
  assigneeName: null,
  note: null,
  partnerTitle: null,
  mergedInto: null,
  mergedIntoId: null,
  decisions: [],
  version: 1,
};
const theirs = { ...request, note: 'Call them first.', assigneeId: '2', version: 2 };

function handle(first = request) {
  const { wrapper, ...calls } = holdCalls();
  const { result, rerender } = renderHook((now) => useRequestHandling(now, own), {
    initialProps: first,
    wrapper,
  });
  return {
    ...calls,
    result,
    renew: rerender,
    type: (change: Parameters<typeof result.current.type>[0]) => act(() => result.current.type(change)),
    save: () => act(async () => void result.current.save()),
  };
}

afterEach(cleanup);

it("unchanged fields follow other people's changes", () => {
  const { result, renew } = handle();
  renew(theirs);
  expect(result.current).toMatchObject({ note: 'Call them first.', isOwn: false, isUnsaved: false });
});

it('saving a note keeps the assignee that another person has chosen', async () => {
  const { sent, renew, type, save } = handle({ ...request, assigneeId: own });
  renew(theirs);
  type({ note: 'Ask the supplier.' });
  await save();
  expect(sent).toEqual([{ id: '4', version: 2, assigneeId: '2', note: 'Ask the supplier.' }]);
});

it("saving over another person's note causes a conflict first", async () => {
  const { sent, refuse, result, renew, type, save } = handle();
  type({ note: 'Mine.' });
  renew(theirs);
  await save();
  await refuse(refusal('CONFLICT'));
  expect(result.current).toMatchObject({ note: 'Mine.', isConflict: true, isUnsaved: true });
  await save();
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});

it("a decision of another person does not conflict with the person's note", async () => {
  const { sent, renew, type, save } = handle();
  type({ note: 'Mine.' });
  renew({ ...request, status: 'inReview', version: 2 });
  await save();
  expect(sent).toMatchObject([{ version: 2 }]);
});

it('changes during a save stay unsaved', async () => {
  const { sent, answer, result, renew, type, save } = handle();
  type({ note: 'Ask' });
  await save();
  type({ note: 'Ask the supplier.' });
  const saved = { ...request, note: 'Ask', version: 2 };
  renew(saved);
  await answer({ handleRequest: { __typename: 'QueuedRequest', ...saved } });
  expect(result.current).toMatchObject({ note: 'Ask the supplier.', isUnsaved: true, isSaved: false });
  await save();
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});

it('a saved change whose response was lost causes no conflict', async () => {
  const { sent, refuse, result, renew, type, save } = handle();
  type({ note: 'Mine.' });
  await save();
  await refuse(outage);
  renew({ ...request, note: 'Mine.', version: 2 });
  expect(result.current.isUnsaved).toBe(false);
  await save();
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});
