import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { profileDraftSchema } from './profileDraft.ts';

const typed = {
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: '',
  phone: '(555) 555-0123',
  jobTitle: 'Roofer',
  timeZone: 'America/Chicago',
  terms: true,
};
const draft = { version: 1, savedAt: 0, email: 'nora@diaz.example', typed } as const;

const read = (stored: unknown) => {
  const { success, output } = v.safeParse(profileDraftSchema, stored);
  return success ? output : null;
};

describe('the draft of a profile', () => {
  it('is read as it was typed, even values that the form refuses', () => {
    const wrong = { ...typed, jobTitle: 'x'.repeat(limits.jobTitleLength + 1), phone: '+44 20 7946 0958' };
    expect(read({ ...draft, typed: wrong })).toEqual({ ...draft, typed: wrong });
  });

  it.each([
    ['jobTitle', 'x'.repeat(limits.draftFieldLength + 1), ''],
    ['phone', 5555550123, ''],
    ['lastName', undefined, ''],
    ['terms', 'yes', false],
    ['terms', undefined, false],
  ])('loses only the field %s if nobody can have typed its value', (field, value, expected) => {
    expect(read({ ...draft, typed: { ...typed, [field]: value } })).toEqual({
      ...draft,
      typed: { ...typed, [field]: expected },
    });
  });

  it('drops unknown fields, such as a password', () => {
    expect(read({ ...draft, typed: { ...typed, password: 'a wall of red bricks' } })).toEqual(draft);
  });

  it.each([
    ['another version', { ...draft, version: 2 }],
    ['no valid time', { ...draft, savedAt: 'today' }],
    ['no email address', { ...draft, email: undefined }],
    ['no fields', { ...draft, typed: 'Nora' }],
  ])('is not read with %s', (_what, stored) => {
    expect(read(stored)).toBeNull();
  });
});
