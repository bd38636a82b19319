import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CertificateSave, SaveOutcome } from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { insurance, insuranceAnswers, priya, samInvitation } from '#tests/support/account.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { effect } from './port.ts';
import type { SettingsEvent } from './settingsEvent.ts';
import { settingsMachine } from './settingsMachine.ts';

const change = { kind: 'resend', member: priya } as const;
const stop = { kind: 'stop', certificate: insurance } as const;
const renewal: CertificateSave = {
  form: { kind: 'renew', certificate: insurance },
  answers: insuranceAnswers,
};
const addition: CertificateSave = { form: { kind: 'add' }, answers: insuranceAnswers };
const newer = { ...insurance, issuer: 'Another insurer', version: 5 };
const tooLarge = refusal('VALIDATION_FAILED', 'File must be up to 10 MB');

describeChart('settingsMachine', {
  machine: settingsMachine,
  happenings: [
    { send: { type: 'team.shown' } },
    { send: { type: 'certificates.shown' } },
    { send: { type: 'company.shown' } },
    { send: { type: 'invite.pressed' } },
    { send: { type: 'form.typed' } },
    { send: { type: 'form.left' } },
    { send: { type: 'invitation.submitted', invitation: samInvitation } },
    { send: { type: 'invitation.submitted', invitation: { ...samInvitation, role: 'OWNER' } } },
    { send: { type: 'owner.confirmed' } },
    { send: { type: 'owner.declined' } },
    { send: { type: 'done.pressed' } },
    { send: { type: 'change.wanted', change } },
    { send: { type: 'certificate.opened', form: { kind: 'add' } } },
    { send: { type: 'certificate.submitted', save: renewal } },
    { send: { type: 'own.kept' } },
    { send: { type: 'theirs.taken' } },
    { send: { type: 'comparison.left' } },
    { send: { type: 'choice.submitted', choice: { of: 'timeZone', timeZone: 'America/Denver' } } },
    { answer: 'inviteMember', with: undefined },
    { answer: 'change', with: change },
    { answer: 'saveCertificate', with: { kind: 'saved' } },
    { answer: 'saveCertificate', with: { kind: 'conflict', certificate: newer } },
    {
      answer: 'saveCertificate',
      with: { kind: 'fileRefused', certificate: newer, failure: tooLarge },
    },
    { answer: 'keepChoice', with: undefined },
    ...['inviteMember', 'saveCertificate', 'keepChoice'].map((fail) => ({ fail, with: outage })),
  ],
  tell: ({ isTyped }) => isTyped,
  actors: ['inviteMember', 'change', 'saveCertificate', 'keepChoice'],
});

function start(...outcomes: (SaveOutcome | 'outage')[]) {
  const saves: CertificateSave[] = [];
  const saveCertificate = effect<SaveOutcome, CertificateSave>(async (save) => {
    saves.push(save);
    const outcome = outcomes[saves.length - 1] ?? { kind: 'saved' };
    if (outcome === 'outage') throw outage;
    return outcome;
  });
  const inviteMember = effect<void, Invitation>(() => Promise.reject(outage));
  const actor = createActor(settingsMachine.provide({ actors: { saveCertificate, inviteMember } })).start();
  return {
    actor,
    saves,
    tell: async (...events: SettingsEvent[]) => {
      for (const event of events) {
        actor.send(event);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return actor.getSnapshot();
    },
  };
}

describe('account settings', () => {
  it('keep what is under way where another page of the same section is shown', async () => {
    const { tell } = start();
    const { value, context } = await tell(
      { type: 'team.shown' },
      { type: 'invite.pressed' },
      { type: 'form.typed' },
      { type: 'team.shown' },
    );
    expect([value, context.isTyped]).toEqual([{ team: { inviting: 'editing' } }, true]);
  });

  it('keep what was typed where inviting fails', async () => {
    const { tell } = start();
    const failed = await tell(
      { type: 'team.shown' },
      { type: 'invite.pressed' },
      { type: 'form.typed' },
      { type: 'invitation.submitted', invitation: samInvitation },
    );
    const { failure, invitation, isTyped } = failed.context;
    expect({ value: failed.value, failure, invitation, isTyped }).toEqual({
      value: { team: { inviting: 'editing' } },
      failure: outage,
      invitation: samInvitation,
      isTyped: true,
    });
  });

  it('save what was typed on the newer certificate once the person keeps to it', async () => {
    const { tell, saves } = start({ kind: 'conflict', certificate: newer });
    const compared = await tell(
      { type: 'certificates.shown' },
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
    );
    expect([compared.value, compared.context.theirs]).toEqual([{ certificates: 'compared' }, newer]);
    const saved = await tell({ type: 'own.kept' });
    expect(saved.value).toEqual({ certificates: 'listed' });
    expect(saves).toEqual([renewal, { ...renewal, form: { kind: 'renew', certificate: newer } }]);
  });

  it('keep to the newer certificate where saving on it fails: who tries again is not asked again', async () => {
    const { tell } = start({ kind: 'conflict', certificate: newer }, 'outage');
    const failed = await tell(
      { type: 'certificates.shown' },
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
      { type: 'own.kept' },
    );
    const { form, failure } = failed.context;
    expect([failed.value, form, failure]).toEqual([
      { certificates: 'editing' },
      { kind: 'renew', certificate: newer },
      outage,
    ]);
  });

  it('lead back to what was typed where the comparison is closed without a choice', async () => {
    const { tell, saves } = start({ kind: 'conflict', certificate: newer });
    const { value, context } = await tell(
      { type: 'certificates.shown' },
      { type: 'certificate.opened', form: renewal.form },
      { type: 'form.typed' },
      { type: 'certificate.submitted', save: renewal },
      { type: 'comparison.left' },
    );
    expect([value, context.isTyped, context.form]).toEqual([{ certificates: 'editing' }, true, renewal.form]);
    expect(saves).toHaveLength(1);
  });

  it('go on with a certificate that was added where its document is refused: it is not added twice', async () => {
    const { tell } = start({ kind: 'fileRefused', certificate: insurance, failure: tooLarge });
    const { value, context } = await tell(
      { type: 'certificates.shown' },
      { type: 'certificate.opened', form: { kind: 'add' } },
      { type: 'certificate.submitted', save: addition },
    );
    expect([value, context.form, context.failure, context.done]).toEqual([
      { certificates: 'editing' },
      { kind: 'change', certificate: insurance },
      tooLarge,
      'savedWithoutFile',
    ]);
  });

  it('tell what was done until something else is begun', async () => {
    const { tell } = start();
    const saved = await tell(
      { type: 'certificates.shown' },
      { type: 'certificate.opened', form: { kind: 'add' } },
      { type: 'certificate.submitted', save: addition },
    );
    expect(saved.context.done).toBe('saved');
    expect((await tell({ type: 'change.wanted', change: stop })).context.done).toBeNull();
  });
});
