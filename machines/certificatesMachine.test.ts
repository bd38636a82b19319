import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  rebaseCertificateSave,
  type CertificateSave,
  type CertificateSaveOutcome,
} from '#domain/settings.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { insurance, insuranceAnswers } from '#tests/support/account.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { certificatesMachine, type CertificatesEvent } from './certificatesMachine.ts';
import { effect } from './port.ts';

const stop = { kind: 'stop', certificate: insurance } as const;
const renewal: CertificateSave = {
  form: { kind: 'renew', certificate: insurance },
  answers: insuranceAnswers,
};
const addition: CertificateSave = { form: { kind: 'add' }, answers: insuranceAnswers };
const newer = { ...insurance, issuer: 'Another insurer', version: 5 };
const conflict = { save: renewal, theirs: newer };
const rebased = rebaseCertificateSave(conflict);
const tooLarge = refusal('VALIDATION_FAILED', 'File must be up to 10 MB');

describeChart('certificatesMachine', {
  machine: certificatesMachine,
  happenings: [
    { send: { type: 'certificate.opened', form: renewal.form } },
    { send: { type: 'form.typed' } },
    { send: { type: 'form.left' } },
    { send: { type: 'certificate.submitted', save: renewal } },
    { send: { type: 'own.kept', save: rebased } },
    { send: { type: 'theirs.taken' } },
    { send: { type: 'comparison.left' } },
    { send: { type: 'change.wanted', change: stop } },
    { answer: 'change', with: stop },
    { answer: 'saveCertificate', with: { kind: 'saved' } },
    { answer: 'saveCertificate', with: { kind: 'conflict', ...conflict } },
    {
      answer: 'saveCertificate',
      with: { kind: 'fileRefused', certificate: newer, failure: tooLarge },
    },
    { fail: 'saveCertificate', with: outage },
  ],
  distinguishBy: ({ isTyped }) => isTyped,
  actors: ['saveCertificate', 'change', 'conflict'],
});

function start(...outcomes: (CertificateSaveOutcome | 'outage')[]) {
  const saves: CertificateSave[] = [];
  const saveCertificate = effect<CertificateSaveOutcome, CertificateSave>(async (save) => {
    saves.push(save);
    const outcome = outcomes[saves.length - 1] ?? { kind: 'saved' };
    if (outcome === 'outage') throw outage;
    return outcome;
  });
  const actor = createActor(certificatesMachine.provide({ actors: { saveCertificate } })).start();
  return {
    saves,
    send: async (...events: CertificatesEvent[]) => {
      for (const event of events) {
        actor.send(event);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return actor.getSnapshot();
    },
  };
}

describe('certificates', () => {
  it("save the person's changes to the newer version if they keep them in a conflict", async () => {
    const { send, saves } = start({ kind: 'conflict', ...conflict });
    const compared = await send(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
    );
    expect(compared.value).toBe('compared');
    expect(compared.children['conflict']?.getSnapshot()).toMatchObject({ context: conflict });
    const saved = await send({ type: 'own.kept', save: rebased });
    expect(saved.value).toBe('listed');
    expect(saves).toEqual([renewal, { ...renewal, form: { kind: 'renew', certificate: newer } }]);
  });

  it('keep the newer version after a failed save, so that a retry causes no conflict', async () => {
    const { send } = start({ kind: 'conflict', ...conflict }, 'outage');
    const { value, context } = await send(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
      { type: 'own.kept', save: rebased },
    );
    expect([value, context.failure]).toEqual(['editing', outage]);
    // A retry is recognized by the identity of the form.
    expect(context.form).toBe(rebased.form);
  });

  it('drop the conflict once the person takes the newer version', async () => {
    const { send } = start({ kind: 'conflict', ...conflict });
    const taken = await send(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
      { type: 'theirs.taken' },
    );
    expect([taken.value, taken.children['conflict']]).toEqual(['listed', undefined]);
  });

  it('return to the form if the comparison is closed without a choice', async () => {
    const { send, saves } = start({ kind: 'conflict', ...conflict });
    const { value, context } = await send(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'form.typed' },
      { type: 'certificate.submitted', save: renewal },
      { type: 'comparison.left' },
    );
    expect([value, context.isTyped, context.form]).toEqual(['editing', true, renewal.form]);
    expect(saves).toHaveLength(1);
  });

  it('change an added certificate if its document is refused, instead of adding it again', async () => {
    const { send } = start({ kind: 'fileRefused', certificate: insurance, failure: tooLarge });
    const { value, context } = await send(
      { type: 'certificate.opened', form: { kind: 'add' } },
      { type: 'certificate.submitted', save: addition },
    );
    expect([value, context.form, context.failure, context.done]).toEqual([
      'editing',
      { kind: 'change', certificate: insurance },
      tooLarge,
      'savedWithoutFile',
    ]);
  });

  it('report the last act until another one begins', async () => {
    const { send } = start();
    const saved = await send(
      { type: 'certificate.opened', form: { kind: 'add' } },
      { type: 'certificate.submitted', save: addition },
    );
    expect(saved.context.done).toBe('add');
    expect((await send({ type: 'change.wanted', change: stop })).context.done).toBeNull();
  });
});
