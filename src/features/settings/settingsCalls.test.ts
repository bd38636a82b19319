import { expect, it } from 'vitest';
import type { FileCalls } from '#api/files.ts';
import type { SendOperation } from '#api/request.ts';
import { insurance, insuranceAnswers, priya } from '#tests/support/account.ts';
import { refusal } from '#tests/support/failures.ts';
import { createDeferredCalls } from '#tests/views/deferredCalls.ts';
import { createSettingsCalls } from './settingsCalls.ts';

const file = new File(['%PDF'], 'insurance.pdf', { type: 'application/pdf' });
const change = { kind: 'change', certificate: insurance } as const;
const theirs = { ...insurance, issuer: 'Gulf Mutual', version: 3 };
/** An earlier save whose response was lost. */
const before = { form: change, answers: { ...insuranceAnswers, issuer: theirs.issuer } };

/** Creates the calls of a person, until `leave`, when another person has logged in. */
function callAs() {
  const calls = createDeferredCalls();
  const leaving = new AbortController();
  const request: SendOperation = ({ name }, ...given) => calls.begin(name, given);
  const files: FileCalls = {
    download: () => calls.begin('download', []),
    send: (...given) => calls.begin('sendFile', given),
    remove: (...given) => calls.begin('removeFile', given),
  };
  const loadFiles = (): Promise<FileCalls> => calls.begin('loadFiles', []);
  const settings = createSettingsCalls({ request, held: () => null, loadFiles });
  return {
    settings,
    signal: leaving.signal,
    /** Settles the newest call of this name, and waits until its callers have continued. */
    settle: async (name: string, how: { readonly answer: unknown } | { readonly error: unknown }) => {
      const call = calls.find(name);
      if ('error' in how) call?.fail(how.error);
      else call?.answer(how.answer);
      await new Promise(setImmediate);
    },
    files,
    leave: () => leaving.abort(),
    names: () => calls.made.map(({ name }) => name),
  };
}

it.each([
  ['sent', file, 'sendFile'],
  ['removed', null, 'removeFile'],
])('a document is %s once the code for files is loaded', async (_, chosen, sent) => {
  const { settings, signal, settle, files, names } = callAs();
  const save = { form: change, answers: insuranceAnswers, file: chosen };
  const saving = settings.saveCertificate(save, { key: 'k', before: null }, signal);
  const withFile = { ...insurance, file: { name: 'old.pdf', size: 9 } };
  await settle('ChangeCertificate', { answer: { changeCertificate: withFile } });
  await settle('loadFiles', { answer: files });
  await settle(sent, { answer: null });
  expect(await saving).toEqual({ kind: 'saved' });
  expect(names()).toEqual(['ChangeCertificate', 'loadFiles', sent]);
});

it('a document is not sent if the person leaves while the code for files is loading', async () => {
  const { settings, signal, settle, files, leave, names } = callAs();
  const save = { form: { kind: 'add' }, answers: insuranceAnswers, file } as const;
  void settings.saveCertificate(save, { key: 'k', before: null }, signal);
  await settle('AddCertificate', { answer: { addCertificate: insurance } });
  leave();
  await settle('loadFiles', { answer: files });
  expect(names()).toEqual(['AddCertificate', 'loadFiles']);
});

it.each([
  ['certificate', { kind: 'stop', certificate: insurance }, 'ChangeReminders'],
  ['member', { kind: 'deactivate', member: priya }, 'DeactivateMember'],
] as const)('a %s is not read again after a conflict if the person has left', async (_, wanted, name) => {
  const { settings, signal, settle, leave, names } = callAs();
  const making = settings.makeChange(wanted, signal).catch(() => 'given up');
  leave();
  await settle(name, { error: refusal('CONFLICT') });
  expect(names()).toEqual([name]);
  expect(await making).toBe('given up');
});

it.each([
  ['read', [{ error: refusal('CONFLICT') }], ['ChangeCertificate']],
  [
    'saved',
    [{ error: refusal('CONFLICT') }, { answer: { certificate: theirs } }],
    ['ChangeCertificate', 'Certificate'],
  ],
])('a certificate is not %s again if the person has left', async (_, settled, expected) => {
  const { settings, signal, settle, leave, names } = callAs();
  const save = { form: change, answers: insuranceAnswers };
  const saving = settings.saveCertificate(save, { key: 'k', before }, signal).catch(() => 'given up');
  for (const [at, how] of settled.entries()) {
    if (at === settled.length - 1) leave();
    await settle(expected[at] ?? '', how);
  }
  expect(names()).toEqual(expected);
  expect(await saving).toBe('given up');
});
