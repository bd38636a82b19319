import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreachableFailure } from '#domain/callFailure.ts';
import { dana } from '#tests/support/session.ts';
import { mask } from './mask.ts';
import { unmaskedAddressFields, unmaskedTexts } from './openKeys.ts';

/** Part of all personal data, so that a leak is found; it looks like an identifier. */
const mark = 'Qzx';
const secret = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => mark + text),
  fc.stringMatching(/^[A-Za-z]{0,12}$/).map((text) => mark + text),
  fc.emailAddress().map((address) => mark + address),
);
/** A key that is data, such as an email address, and no identifier of the code. */
const foreignName = fc.string().map((text) => `${text}@${mark}`);

const closedName = fc
  .oneof(fc.string(), fc.constantFrom('email', 'password', 'accessToken', 'message', 'name', 'returnUrl'))
  .filter((name) => !unmaskedTexts.has(name) && !unmaskedAddressFields.has(name) && name !== '__proto__');

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    secret,
    secret.map((text) => new Error(text)),
    secret.map((text) => Object.assign(new TypeError(text), { config: text, cause: text })),
    secret.map((text) => new Map([[text, text]])),
    secret.map((text) => new URL(`https://portal.example/?token=${encodeURIComponent(text)}`)),
    secret.map((text) => () => text),
    fc.array(tie('tree'), { maxLength: 30 }),
    fc.dictionary(closedName, tie('tree')),
    fc.dictionary(foreignName, tie('tree')),
  ),
}));

describe('a masked value', () => {
  it('shows no text of an event, context, output or error', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const shown = JSON.stringify(mask({ type: 'logIn.submitted', value, output: value, error: value }));
        expect(shown).not.toContain(mark);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows no text under an open key unless it is a known word of the code', () => {
    const names = fc.constantFrom(...unmaskedTexts.keys(), ...unmaskedAddressFields);
    fc.assert(
      fc.property(names, foreignName, (name, text) => {
        expect(JSON.stringify(mask({ [name]: text }))).not.toContain(mark);
      }),
    );
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dGVzdA';
    for (const text of [token, 'owner@lintel.test', '+1 312 555 0100', 'ACME-4471', 'Dana Lee', dana.email]) {
      for (const name of unmaskedTexts.keys()) expect(mask({ [name]: text })).not.toEqual({ [name]: text });
    }
  });

  it('replaces each text with dots', () => {
    expect(
      mask({ type: 'logIn.submitted', credentials: { email: 'owner@lintel.test', remember: true } }),
    ).toEqual({
      type: 'logIn.submitted',
      credentials: { email: '••••', remember: true },
    });
    expect(mask(new Error('Invalid token abc'))).toEqual({ message: '••••' });
    expect(mask({ email: '', name: 'x' })).toEqual({ email: '', name: '••••' });
  });
});

describe('an unmasked value', () => {
  it('is the code of a failure, or a path without its query', () => {
    expect(mask(unreachableFailure)).toEqual({
      code: 'UNREACHABLE',
      message: '••••',
      status: 0,
      reference: '',
    });
    expect(mask({ address: '/verification?token=abc#x' })).toEqual({ address: '/verification' });
    expect(mask({ address: 'https://portal.example/x' })).toEqual({ address: '••••' });
    expect(mask({ address: '/verification/Zx81Qq' })).toEqual({ address: '••••' });
  });

  it('is a number that does not identify a person', () => {
    expect(
      mask({ partnerId: 12, failures: 2, at: 1_763_800_000_000, phone: 55, userId: 7, total: 3_125_550_100 }),
    ).toEqual({
      partnerId: 12,
      failures: 2,
      at: 1_763_800_000_000,
      phone: '••••',
      userId: '••••',
      total: '••••',
    });
  });

  it('is only the shape of a person', () => {
    const shown = JSON.stringify(mask(dana));
    const { email, firstName, lastName, userName } = dana;
    for (const text of [email, firstName, lastName, userName]) expect(shown).not.toContain(text);
    expect(shown).toContain('roleDetail');
  });
});

it('a circular value is truncated', () => {
  const loop: Record<string, unknown> = { type: 'loop' };
  loop['again'] = loop;
  loop['list'] = Array.from({ length: 1_000 }, () => loop);
  const shown = JSON.stringify(mask(loop));
  expect(shown).toContain('… and 980 more');
  expect(shown.length).toBeLessThan(10_000);
});
