// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import type { DecidedApplication } from '#server/modules/affiliates/applicationLetter.ts';
import type { DecidedPartner } from '#server/modules/entitlements/entitlementLetter.ts';
import { writeLetter, type LetterFacts } from '#server/platform/mail/letters.ts';
import type { MailedOffers } from '#server/modules/offers/offerLetter.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { DecidedRequest } from '#server/modules/requests/requestLetter.ts';
import type { Reminder } from '#server/modules/certificates/reminderLetter.ts';
import type { ChangedRole } from '#server/modules/people/roleLetter.ts';
import { renderLetter } from '#server/platform/mail/renderLetter.ts';

const kinds = [
  'verificationMail',
  'accountExistsMail',
  'accountDeactivatedMail',
  'invitationMail',
  'passwordResetMail',
  'passwordChangedMail',
  'singleSignOnLinkedMail',
  'webinarRegisteredMail',
  'invitationRequestMail',
] as const;

const reminderOf =
  (to: Pick<Reminder, 'isOwner' | 'standIn'>) =>
  (text: string): Reminder => ({
    type: text,
    holder: text,
    expiresOn: '12/31/2026',
    expiry: 'Expires in 14 days',
    ...to,
  });

const decisionOf =
  (state: DecidedRequest['state'], isOwn: boolean, changes: Partial<DecidedRequest> = {}) =>
  (text: string): DecidedRequest => ({
    reference: 'PR-000123',
    name: text,
    state,
    reason: text,
    partner: { title: text, path: '/partner/lendflow', isIncluded: true },
    mergedInto: 'PR-000007',
    isPlannedThere: false,
    wasMerged: false,
    isOwn,
    ...changes,
  });

const applicationOf =
  (decision: DecidedApplication['decision']) =>
  (text: string): DecidedApplication => ({ decision, affiliateId: 4002, reason: text, question: text });
const grantOf =
  (path: string | null) =>
  (text: string): DecidedPartner => ({ partnerTitle: text, path, refusal: null });
const denialOf =
  (path: string | null) =>
  (text: string): DecidedPartner => ({ partnerTitle: text, path, refusal: text });
const offersOf =
  (lastDay: string | null, path: string | null, ...abouts: MailedOffers['news'][number]['about'][]) =>
  (text: string): MailedOffers => ({
    news: abouts.map((about) => ({ about, partnerTitle: text, benefit: text, lastDay, path })),
    unsubscribePath: '/unsubscribe?token=secret',
  });

const roleOf =
  (formerRoleId: number, roleId: number, isGivenByOwner = false) =>
  (text: string): ChangedRole => ({ roleId, formerRoleId, givenBy: isGivenByOwner ? text : null });

/** What letters are about, with a text in it that somebody has typed. */
const letters: readonly [string, (text: string) => Parameters<typeof writeLetter>[0]][] = [
  ...kinds.map((kind): (typeof letters)[number] => [kind, () => kind]),
  ['a reminder to an owner', reminderOf({ isOwner: true, standIn: false })],
  ['a reminder to an owner who stands in', reminderOf({ isOwner: true, standIn: true })],
  ['a reminder to somebody else', reminderOf({ isOwner: false, standIn: false })],
  ['a request that is planned', decisionOf('planned', true)],
  ['a request that is available', decisionOf('available', true)],
  [
    'a request that is available from a partner that the company does not have',
    decisionOf('available', true, { partner: { title: 'QXO', path: '/partner/qxo', isIncluded: false } }),
  ],
  [
    'a request that is available from a partner without a page',
    decisionOf('available', true, { partner: { title: 'Dibble', path: null, isIncluded: false } }),
  ],
  ['what others asked for as well', decisionOf('available', false)],
  ['a request that was declined', decisionOf('declined', true)],
  ['a request that was merged', decisionOf('merged', true)],
  ['a request that was merged with that of others', decisionOf('merged', true, { mergedInto: null })],
  [
    'a request that was merged with one that is planned',
    decisionOf('merged', true, { isPlannedThere: true }),
  ],
  ['what a merged request came to', decisionOf('available', true, { wasMerged: true })],
  ['a request that an owner withdrew', decisionOf('withdrawn', true)],
  [
    'a request that was merged with one that is withdrawn',
    decisionOf('withdrawn', true, { wasMerged: true }),
  ],
  ['a question to an applicant', applicationOf('info.requested')],
  ['an application that was approved', applicationOf('application.approved')],
  ['an application that was rejected', applicationOf('application.rejected')],
  ['an application that was reopened', applicationOf('application.reopened')],
  ['an affiliate who was suspended', applicationOf('affiliate.suspended')],
  ['an affiliate who was reinstated', applicationOf('affiliate.reinstated')],
  ['a partner that was asked for', grantOf('/partner/lendflow')],
  ['a partner without a page', grantOf(null)],
  ['a partner that was denied', denialOf('/partner/lendflow')],
  ['a partner without a page that was denied', denialOf(null)],
  ['an offer that is back', offersOf(null, '/partner/lendflow', 'returned')],
  ['a new owner', roleOf(Role.User, Role.Owner)],
  ['an owner no longer', roleOf(Role.Owner, Role.User, true)],
  ['a new administrator', roleOf(Role.Owner, Role.SystemAdmin)],
  ['an administrator no longer', roleOf(Role.SystemAdmin, Role.User)],
  ['an affiliate no longer', roleOf(Role.Affiliate, Role.Owner)],
  ['an offer that is back for a while, without a page', offersOf('12/31/2026', null, 'granted', 'coupons')],
];

const link = 'https://market.example/verification?token=secret';
const hostile = [
  '<a href=//e>',
  '{{7*7}}',
  '${7*7}',
  '"><script>alert(1)</script>',
  "'&amp;<!--",
  '</p><img src=//e>',
];

function factsWith(text: string): LetterFacts {
  return {
    firstName: text,
    personName: text,
    companyName: text,
    hasPassword: false,
    inviterName: text,
    wantedPartner: text,
    invitationNote: text,
    coupon: { code: text, goodUntil: '2027-05-24', partnerTitle: text, path: '/partner/rapid-pass' },
    webinar: {
      title: text,
      startsAt: 'Wednesday, 12/02/2026 11:00 AM CST',
      startsInUtc: 'Wednesday, 12/02/2026 05:00 PM UTC',
      minutes: 45,
    },
    publicUrl: 'https://market.example',
    link,
  };
}

function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function wordsOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

describe.each(letters)('%s', (_name, aboutOf) => {
  it.each(hostile)('shows %s as text in both parts, and as nothing else', (text) => {
    const letter = writeLetter(aboutOf(text), factsWith(text));
    const mail = renderLetter(letter);
    const document = read(mail.html);
    const plain = read(renderLetter(writeLetter(aboutOf('Dana'), factsWith('Dana'))).html);
    expect(mail.text).toContain(`Hello ${text},`);
    expect(wordsOf(document.body.textContent)).toContain(wordsOf(`Hello ${text},`));
    expect(document.querySelectorAll('*').length).toBe(plain.querySelectorAll('*').length);
    expect(document.title).toBe(letter.subject);
  });

  it('says once whom to ask', () => {
    const { text } = renderLetter(writeLetter(aboutOf('Dana'), factsWith('Dana')));
    expect(text.match(/questions/gi)).toHaveLength(1);
  });

  it('says the same in both parts, loads nothing, and leads to our own addresses alone', () => {
    const letter = writeLetter(aboutOf('Dana'), factsWith('Dana'));
    const { text, html } = renderLetter(letter);
    const document = read(html);
    const words = wordsOf(document.body.textContent);
    for (const part of [letter.greeting, ...letter.paragraphs, ...letter.notes]) {
      expect(text).toContain(part);
      expect(words).toContain(part);
    }
    const addresses = [...document.querySelectorAll('a')].map(({ href }) => href);
    for (const { address } of letter.actions) {
      expect(text).toContain(`\n${address}\n`);
      expect(addresses).toContain(address);
    }
    expect(addresses.every((address) => address.startsWith('https://market.example/'))).toBe(true);
    expect(document.querySelectorAll('script, img, link, iframe, [src], [onload]')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('greets who has told no name yet', () => {
    const facts = { ...factsWith(''), companyName: null, inviterName: null };
    const { text, subject } = renderLetter(writeLetter(aboutOf('Insurance'), facts));
    expect(text).toMatch(/^Hello,\n/);
    expect(text + subject).not.toMatch(/null|undefined| {2}| ,/);
  });
});

describe('oneLine', () => {
  it.each([
    ['Dana\r\nBcc: x@evil.example', 'Dana Bcc: x@evil.example'],
    ['Dana\u2028\u2029\u0085\u0000Lee', 'Dana Lee'],
    ['  Dana \t Lee ', 'Dana Lee'],
    ['\u202Eanad\u2066', 'anad'],
    ['Zoë 👩‍🔧 نیما', 'Zoë 👩‍🔧 نیما'],
  ])('makes of %j the line %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
