import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { rebaseSave, type CertificateSave, type SaveOutcome } from '#domain/settings.ts';
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
const onTheirs = rebaseSave(conflict);
const tooLarge = refusal('VALIDATION_FAILED', 'File must be up to 10 MB');

describeChart('certificatesMachine', {
  machine: certificatesMachine,
  happenings: [
    { send: { type: 'certificate.opened', form: renewal.form } },
    { send: { type: 'form.typed' } },
    { send: { type: 'form.left' } },
    { send: { type: 'certificate.submitted', save: renewal } },
    { send: { type: 'own.kept', save: onTheirs } },
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

function start(...outcomes: (SaveOutcome | 'outage')[]) {
  const saves: CertificateSave[] = [];
  const saveCertificate = effect<SaveOutcome, CertificateSave>(async (save) => {
    saves.push(save);
    const outcome = outcomes[saves.length - 1] ?? { kind: 'saved' };
    if (outcome === 'outage') throw outage;
    return outcome;
  });
  const actor = createActor(certificatesMachine.provide({ actors: { saveCertificate } })).start();
  return {
    saves,
    tell: async (...events: CertificatesEvent[]) => {
      for (const event of events) {
        actor.send(event);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return actor.getSnapshot();
    },
  };
}

describe('certificates', () => {
  it('save what was typed on the newer certificate once the person keeps to it', async () => {
    const { tell, saves } = start({ kind: 'conflict', ...conflict });
    const compared = await tell(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
    );
    expect(compared.value).toBe('compared');
    expect(compared.children['conflict']?.getSnapshot()).toMatchObject({ context: conflict });
    const saved = await tell({ type: 'own.kept', save: onTheirs });
    expect(saved.value).toBe('listed');
    expect(saves).toEqual([renewal, { ...renewal, form: { kind: 'renew', certificate: newer } }]);
  });

  it('keep to the newer certificate where saving on it fails: who tries again is not asked again', async () => {
    const { tell } = start({ kind: 'conflict', ...conflict }, 'outage');
    const { value, context } = await tell(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
      { type: 'own.kept', save: onTheirs },
    );
    expect([value, context.failure]).toEqual(['editing', outage]);
    // The very form of the save: what it sends again is known by it to be the same.
    expect(context.form).toBe(onTheirs.form);
  });

  it('forget both sides once the person takes theirs', async () => {
    const { tell } = start({ kind: 'conflict', ...conflict });
    const taken = await tell(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'certificate.submitted', save: renewal },
      { type: 'theirs.taken' },
    );
    expect([taken.value, taken.children['conflict']]).toEqual(['listed', undefined]);
  });

  it('lead back to what was typed where the comparison is closed without a choice', async () => {
    const { tell, saves } = start({ kind: 'conflict', ...conflict });
    const { value, context } = await tell(
      { type: 'certificate.opened', form: renewal.form },
      { type: 'form.typed' },
      { type: 'certificate.submitted', save: renewal },
      { type: 'comparison.left' },
    );
    expect([value, context.isTyped, context.form]).toEqual(['editing', true, renewal.form]);
    expect(saves).toHaveLength(1);
  });

  it('go on with a certificate that was added where its document is refused: it is not added twice', async () => {
    const { tell } = start({ kind: 'fileRefused', certificate: insurance, failure: tooLarge });
    const { value, context } = await tell(
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

  it('tell what was done until something else is begun', async () => {
    const { tell } = start();
    const saved = await tell(
      { type: 'certificate.opened', form: { kind: 'add' } },
      { type: 'certificate.submitted', save: addition },
    );
    expect(saved.context.done).toBe('add');
    expect((await tell({ type: 'change.wanted', change: stop })).context.done).toBeNull();
  });
});
