import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { emptyRegistrationValues, registrationDraftSchema } from './registrationDraft.ts';
import { UserType } from './userType.ts';

const answers = {
  ...emptyRegistrationValues,
  companyName: 'Diaz Roofing',
  website: 'diaz.example',
  terms: true,
};
const draft = { version: 1, savedAt: 0, userTypeId: UserType.Affiliate, answers } as const;

const read = (stored: unknown) => {
  const { success, output } = v.safeParse(registrationDraftSchema, stored);
  return success ? output : null;
};

describe('the draft of a registration', () => {
  it('is read as it was typed, even values that the form refuses', () => {
    const wrong = { ...answers, website: `https://diaz.example/${'x'.repeat(limits.urlLength)}` };
    expect(read({ ...draft, answers: wrong })).toEqual({ ...draft, answers: wrong });
  });

  it.each([
    ['website', 'x'.repeat(limits.draftFieldLength + 1), ''],
    ['companyName', null, ''],
    ['heardFrom', undefined, ''],
    ['terms', 'yes', false],
    ['offerNews', undefined, false],
  ])('loses only the field %s if nobody can have typed its value', (field, value, expected) => {
    expect(read({ ...draft, answers: { ...answers, [field]: value } })).toEqual({
      ...draft,
      answers: { ...answers, [field]: expected },
    });
  });

  it('keeps the answers if the user type is unknown', () => {
    expect(read({ ...draft, userTypeId: 7 })).toEqual({ ...draft, userTypeId: null });
  });

  it('drops unknown fields, such as a password', () => {
    expect(read({ ...draft, answers: { ...answers, password: 'a wall of red bricks' } })).toEqual(draft);
  });

  it.each([
    ['another version', { ...draft, version: 2 }],
    ['no valid time', { ...draft, savedAt: 'today' }],
    ['no answers', { ...draft, answers: 'Nora' }],
  ])('is not read with %s', (_what, stored) => {
    expect(read(stored)).toBeNull();
  });
});
