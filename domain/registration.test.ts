import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { registrationSchema } from './registration.ts';
import { UserType } from './userType.ts';

const client = {
  userTypeId: UserType.Client,
  firstName: ' Nora ',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  email: 'nora@diaz.example',
  phone: '555 555 0123',
  password: 'a new roof before winter',
  terms: true,
};
const affiliate = { ...client, userTypeId: UserType.Affiliate, phone: '', website: 'diaz.example' };

const faults = (sent: unknown) => {
  const { issues = [] } = v.safeParse(registrationSchema, sent, { abortPipeEarly: true });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('a registration', () => {
  it('of a client is trimmed, formatted, and completed with defaults', () => {
    expect(v.parse(registrationSchema, client)).toEqual({
      ...client,
      firstName: 'Nora',
      phone: '(555) 555-0123',
      sponsorId: 3559,
      heardFrom: null,
      wantedPath: null,
      offerNews: false,
    });
  });

  it('of an affiliate can have no phone number, and a website', () => {
    expect(v.parse(registrationSchema, { ...affiliate, sponsorId: ' 4001 ' })).toMatchObject({
      phone: null,
      website: 'https://diaz.example',
      sponsorId: 4001,
    });
  });

  it('of an affiliate names the sponsor by a number only', () => {
    expect(faults({ ...affiliate, sponsorId: 'abc' })).toEqual([
      ['sponsorId', 'Referred by (affiliate ID) is not a valid number'],
    ]);
  });

  it.each([
    [' 4001 ', 4001],
    [' Stone Referrals ', 'Stone Referrals'],
    ['84 Lumber', '84 Lumber'],
    ['', 3559],
  ])('of a client names the sponsor by a number or a name: %j', (sponsorId, named) => {
    expect(v.parse(registrationSchema, { ...client, sponsorId })).toMatchObject({ sponsorId: named });
  });

  it.each([
    ['/partner/ppg', '/partner/ppg'],
    ['/dashboard', null],
    ['https://evil.test/partner/ppg', null],
    [null, null],
  ])("keeps the wanted path only if it is a partner's page: %j", (wantedPath, kept) => {
    expect(v.parse(registrationSchema, { ...client, wantedPath })).toMatchObject({ wantedPath: kept });
  });

  it('is refused with the label of each missing field', () => {
    expect(faults({ userTypeId: UserType.Client })).toEqual([
      ['firstName', 'Please enter First name'],
      ['lastName', 'Please enter Last name'],
      ['companyName', 'Please enter Company name'],
      ['email', 'Please enter Email'],
      ['password', 'Please enter Password'],
      ['terms', 'Accept the Terms of Service and Privacy Policy to continue'],
      ['phone', 'Please enter Phone'],
    ]);
  });

  it.each([
    [{ userTypeId: 3 }, 'userTypeId', 'Select how you will use the marketplace'],
    [{ firstName: '   ' }, 'firstName', 'First name cannot be a blank character'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', 'First name must be up to 50 characters'],
    [{ companyName: 'x'.repeat(101) }, 'companyName', 'Company name must be up to 100 characters'],
    [{ firstName: 'You won! http://evil.test' }, 'firstName', 'First name is not a valid name'],
    [{ lastName: 'WWW.evil.test' }, 'lastName', 'Last name is not a valid name'],
    [{ companyName: 'Evil ftp://evil.test' }, 'companyName', 'Company name is not a valid name'],
    [{ email: 'nora' }, 'email', 'Email is not a valid email'],
    [{ password: 'Diaz Roofing' }, 'password', 'This password is too easy to guess. Choose another.'],
    [{ password: 'nora@diaz.example' }, 'password', 'This password is too easy to guess. Choose another.'],
    [{ terms: 'yes' }, 'terms', 'Accept the Terms of Service and Privacy Policy to continue'],
    [{ sponsorId: 'x'.repeat(101) }, 'sponsorId', 'The name must be up to 100 characters'],
    [{ phone: '555' }, 'phone', 'Phone must be 10 digits'],
  ])('with %j is refused', (changes, field, message) => {
    expect(faults({ ...client, ...changes })).toContainEqual([field, message]);
  });

  it.each(['diaz', 'https://', 'javascript:alert(1)//x.com', 'ftp://diaz.example', `x.${'y'.repeat(2048)}`])(
    'cannot have the website %.30j',
    (website) => {
      expect(faults({ ...affiliate, website })).toMatchObject([['website', /^Website /]]);
    },
  );
});
