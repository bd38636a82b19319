import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Invitation } from '#domain/team.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { priya, samInvitation } from '#tests/support/account.ts';
import { outage } from '#tests/support/failures.ts';
import { effect } from './port.ts';
import { teamMachine } from './teamMachine.ts';

const owner: Invitation = { ...samInvitation, role: 'owner' };
const change = { kind: 'resend', member: priya } as const;

describeChart('teamMachine', {
  machine: teamMachine,
  happenings: [
    { send: { type: 'invite.pressed' } },
    { send: { type: 'form.typed' } },
    { send: { type: 'form.left' } },
    { send: { type: 'invitation.submitted', invitation: samInvitation } },
    { send: { type: 'invitation.submitted', invitation: owner } },
    {
      send: {
        type: 'invitation.submitted',
        invitation: { ...samInvitation, phone: '5555550123', note: 'See you on Monday.' },
      },
    },
    { send: { type: 'owner.confirmed', invitation: owner } },
    { send: { type: 'owner.declined' } },
    { send: { type: 'done.pressed' } },
    { send: { type: 'change.wanted', change } },
    { answer: 'inviteMember', with: samInvitation },
    { answer: 'change', with: change },
    { fail: 'inviteMember', with: outage },
  ],
  distinguishBy: ({ isTyped }) => isTyped,
  actors: ['invitation', 'inviteMember', 'change'],
});

it('the form stays unsaved if an invitation fails', async () => {
  const inviteMember = effect<Invitation, Invitation>(() => Promise.reject(outage));
  const team = createActor(teamMachine.provide({ actors: { inviteMember } })).start();
  team.send({ type: 'invite.pressed' });
  team.send({ type: 'form.typed' });
  team.send({ type: 'invitation.submitted', invitation: samInvitation });
  await expect.poll(() => team.getSnapshot().value).toEqual({ inviting: 'editing' });
  expect(team.getSnapshot().context).toMatchObject({ failure: outage, isTyped: true });
});
