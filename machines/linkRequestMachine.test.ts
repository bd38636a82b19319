import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage } from '#tests/support/failures.ts';
import { effect } from './port.ts';
import { linkRequestMachine } from './linkRequestMachine.ts';

describeChart('linkRequestMachine', {
  machine: linkRequestMachine,
  inputs: [
    { email: null, begin: 'asking' },
    { email: null, begin: 'ready' },
    { email: 'nora@diaz.example', begin: 'sent' },
  ],
  happenings: [
    { send: { type: 'address.submitted', email: 'nora@diaz.example' } },
    { send: { type: 'address.changeWanted' } },
    { send: { type: 'link.requested' } },
    { answer: 'requestLink', with: undefined },
    { fail: 'requestLink', with: outage },
    { wait: 60_000 },
  ],
  actors: ['requestLink'],
  passing: ['beginning'],
});

it('a link request restarts its count of mails for another address', async () => {
  const request = createActor(
    linkRequestMachine.provide({
      actors: { requestLink: effect<void, { readonly email: string | null }>(async () => undefined) },
    }),
    { input: { email: 'nora@diaz.example', begin: 'sent' } },
  ).start();
  request.send({ type: 'address.changeWanted' });
  request.send({ type: 'address.submitted', email: 'pat@diaz.example' });
  await expect.poll(() => request.getSnapshot().matches({ known: 'coolingDown' })).toBe(true);
  expect(request.getSnapshot().context).toMatchObject({ begin: 'asking', sendings: 1 });
  request.stop();
});
