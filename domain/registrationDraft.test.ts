import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { noAnswers, registrationDraftSchema } from './registrationDraft.ts';
import { UserType } from './userType.ts';

const answers = { ...noAnswers, companyName: 'Diaz Roofing', website: 'diaz.example', terms: true };
const draft = { version: 1, savedAt: 0, userTypeId: UserType.Affiliate, answers } as const;

const read = (stored: unknown) => {
  const { success, output } = v.safeParse(registrationDraftSchema, stored);
  return success ? output : null;
};

describe('the draft of a registration', () => {
  it('is read as it was typed, longer than the form allows as well', () => {
    const wrong = { ...answers, website: `https://diaz.example/${'x'.repeat(limits.urlLength)}` };
    expect(read({ ...draft, answers: wrong })).toEqual({ ...draft, answers: wrong });
  });

  it.each([
    ['website', 'x'.repeat(limits.draftFieldLength + 1), ''],
    ['companyName', null, ''],
    ['heardFrom', undefined, ''],
    ['terms', 'yes', false],
    ['offerNews', undefined, false],
  ])('loses a %s that cannot have been typed, and nothing else', (field, value, expected) => {
    expect(read({ ...draft, answers: { ...answers, [field]: value } })).toEqual({
      ...draft,
      answers: { ...answers, [field]: expected },
    });
  });

  it('keeps what was typed beside a choice that there is not', () => {
    expect(read({ ...draft, userTypeId: 7 })).toEqual({ ...draft, userTypeId: null });
  });

  it('has nothing that is not its own, such as a password', () => {
    expect(read({ ...draft, answers: { ...answers, password: 'a wall of red bricks' } })).toEqual(draft);
  });

  it.each([
    ['another version', { ...draft, version: 2 }],
    ['no time', { ...draft, savedAt: 'today' }],
    ['nothing that was typed', { ...draft, answers: 'Nora' }],
  ])('is not read with %s', (_what, stored) => {
    expect(read(stored)).toBeNull();
  });
});
