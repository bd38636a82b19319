// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { mailTemplates } from '#server/collect.ts';
import {
  applicationMessage,
  type ApplicationMessageFacts,
} from '#server/modules/affiliates/applicationMessage.ts';
import { reminderMessage, type ReminderMessageFacts } from '#server/modules/certificates/reminderMessage.ts';
import {
  entitlementMessage,
  type EntitlementMessageFacts,
} from '#server/modules/entitlements/entitlementMessage.ts';
import { webinarMessage } from '#server/modules/help/webinarMessage.ts';
import { couponMessage } from '#server/modules/offers/couponMessage.ts';
import { offerMessage, type OfferMessageFacts } from '#server/modules/offers/offerMessage.ts';
import { roleMessage, type RoleMessageFacts } from '#server/modules/people/roleMessage.ts';
import {
  productRequestMessage,
  type RequestMessageFacts,
} from '#server/modules/requests/productRequestMessage.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import type { TemplateData, WriteMessage } from '#server/platform/mail/mailTemplate.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { renderMessage } from '#server/platform/mail/renderMessage.ts';
import { greetingOf } from '#server/platform/mail/writeMail.ts';

const reminderOf =
  (to: Pick<ReminderMessageFacts, 'isOwner' | 'standIn'>) =>
  (text: string): ReminderMessageFacts => ({
    type: text,
    holder: text,
    expiresOn: '12/31/2026',
    expiry: 'Expires in 14 days',
    ...to,
  });

const decisionOf =
  (state: RequestMessageFacts['state'], isOwn: boolean, changes: Partial<RequestMessageFacts> = {}) =>
  (text: string): RequestMessageFacts => ({
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
  (decision: ApplicationMessageFacts['decision']) =>
  (text: string): ApplicationMessageFacts => ({ decision, affiliateId: 4002, reason: text, question: text });
const grantOf =
  (path: string | null) =>
  (text: string): EntitlementMessageFacts => ({ partnerTitle: text, path, refusal: null });
const denialOf =
  (path: string | null) =>
  (text: string): EntitlementMessageFacts => ({ partnerTitle: text, path, refusal: text });
const offersOf =
  (lastDay: string | null, path: string | null, ...abouts: OfferMessageFacts['news'][number]['about'][]) =>
  (text: string): OfferMessageFacts => ({
    news: abouts.map((about) => ({ about, partnerTitle: text, benefit: text, lastDay, path })),
    unsubscribePath: '/unsubscribe?token=secret',
  });

const roleOf =
  (formerRoleId: number, roleId: number, isGivenByOwner = false) =>
  (text: string): RoleMessageFacts => ({ roleId, formerRoleId, givenBy: isGivenByOwner ? text : null });

/** Creates a message about the data of its capability, with a text that somebody typed. */
const about =
  <Data>(
    message: (data: Data, facts: TemplateData) => ReturnType<WriteMessage>,
    dataOf: (text: string) => Data,
  ) =>
  (text: string): WriteMessage =>
  (facts) =>
    message(dataOf(text), facts);

const plain = Object.entries(mailTemplates).flatMap(([kind, message]) =>
  'write' in message ? [[kind, () => message.write] as const] : [],
);

/** Every message, with a text in it that somebody has typed. */
const written: readonly (readonly [string, (text: string) => WriteMessage])[] = [
  ...plain,
  [
    'a webinar',
    about(webinarMessage, (title) => ({
      title,
      startsAt: '2026-12-02T17:00:00.000Z',
      minutes: 45,
      timeZone: 'America/Chicago',
    })),
  ],
  [
    'a coupon',
    about(couponMessage, (text) => ({
      code: 'LINTEL-0001',
      goodUntil: '2027-05-24',
      partnerTitle: text,
      path: '/partner/rapid-pass',
    })),
  ],
  ['a reminder to an owner', about(reminderMessage, reminderOf({ isOwner: true, standIn: false }))],
  [
    'a reminder to an owner who stands in',
    about(reminderMessage, reminderOf({ isOwner: true, standIn: true })),
  ],
  ['a reminder to somebody else', about(reminderMessage, reminderOf({ isOwner: false, standIn: false }))],
  ['a request that is planned', about(productRequestMessage, decisionOf('planned', true))],
  ['a request that is available', about(productRequestMessage, decisionOf('available', true))],
  [
    'a request that is available from a partner that the company does not have',
    about(
      productRequestMessage,
      decisionOf('available', true, { partner: { title: 'QXO', path: '/partner/qxo', isIncluded: false } }),
    ),
  ],
  [
    'a request that is available from a partner without a page',
    about(
      productRequestMessage,
      decisionOf('available', true, { partner: { title: 'Dibble', path: null, isIncluded: false } }),
    ),
  ],
  [
    'a request of somebody else that is available',
    about(productRequestMessage, decisionOf('available', false)),
  ],
  ['a request that was declined', about(productRequestMessage, decisionOf('declined', true))],
  ['a request that was merged', about(productRequestMessage, decisionOf('merged', true))],
  [
    'a request that was merged with one of another company',
    about(productRequestMessage, decisionOf('merged', true, { mergedInto: null })),
  ],
  [
    'a request that was merged with one that is planned',
    about(productRequestMessage, decisionOf('merged', true, { isPlannedThere: true })),
  ],
  [
    'a merged request that is available',
    about(productRequestMessage, decisionOf('available', true, { wasMerged: true })),
  ],
  ['a request that an owner withdrew', about(productRequestMessage, decisionOf('withdrawn', true))],
  [
    'a request that was merged with one that is withdrawn',
    about(productRequestMessage, decisionOf('withdrawn', true, { wasMerged: true })),
  ],
  ['a question to an applicant', about(applicationMessage, applicationOf('requestInfo'))],
  ['an application that was approved', about(applicationMessage, applicationOf('approve'))],
  ['an application that was rejected', about(applicationMessage, applicationOf('reject'))],
  ['an application that was reopened', about(applicationMessage, applicationOf('reopen'))],
  ['an affiliate who was suspended', about(applicationMessage, applicationOf('suspend'))],
  ['an affiliate who was reinstated', about(applicationMessage, applicationOf('reinstate'))],
  ['a partner that was asked for', about(entitlementMessage, grantOf('/partner/lendflow'))],
  ['a partner without a page', about(entitlementMessage, grantOf(null))],
  ['a partner that was denied', about(entitlementMessage, denialOf('/partner/lendflow'))],
  ['a partner without a page that was denied', about(entitlementMessage, denialOf(null))],
  ['an offer that is back', about(offerMessage, offersOf(null, '/partner/lendflow', 'returned'))],
  ['a new owner', about(roleMessage, roleOf(Role.User, Role.Owner))],
  ['a former owner', about(roleMessage, roleOf(Role.Owner, Role.User, true))],
  ['a new administrator', about(roleMessage, roleOf(Role.Owner, Role.SystemAdmin))],
  ['a former administrator', about(roleMessage, roleOf(Role.SystemAdmin, Role.User))],
  ['a former affiliate', about(roleMessage, roleOf(Role.Affiliate, Role.Owner))],
  [
    'an offer that is back for a while, without a page',
    about(offerMessage, offersOf('12/31/2026', null, 'granted', 'coupons')),
  ],
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

function factsWith(text: string): TemplateData {
  return {
    firstName: text,
    personName: text,
    companyName: text,
    hasPassword: false,
    inviterName: text,
    wantedPartner: text,
    invitationNote: text,
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

function createMessage(write: WriteMessage, facts: TemplateData): MailContent {
  return { greeting: greetingOf(facts.firstName), ...write(facts) };
}

describe.each(written)('%s', (_name, writeOf) => {
  it.each(hostile)('shows %s as plain text in both parts', (text) => {
    const message = createMessage(writeOf(text), factsWith(text));
    const mail = renderMessage(message);
    const document = read(mail.html);
    const plain = read(renderMessage(createMessage(writeOf('Dana'), factsWith('Dana'))).html);
    expect(mail.text).toContain(`Hello ${text},`);
    expect(wordsOf(document.body.textContent)).toContain(wordsOf(`Hello ${text},`));
    expect(document.querySelectorAll('*').length).toBe(plain.querySelectorAll('*').length);
    expect(document.title).toBe(message.subject);
  });

  it('says once whom to contact with questions', () => {
    const { text } = renderMessage(createMessage(writeOf('Dana'), factsWith('Dana')));
    expect(text.match(/questions/gi)).toHaveLength(1);
  });

  it('has the same content in both parts, loads nothing, and links only to our own site', () => {
    const message = createMessage(writeOf('Dana'), factsWith('Dana'));
    const { text, html } = renderMessage(message);
    const document = read(html);
    const words = wordsOf(document.body.textContent);
    for (const part of [message.greeting, ...message.paragraphs, ...message.notes]) {
      expect(text).toContain(part);
      expect(words).toContain(part);
    }
    const addresses = [...document.querySelectorAll('a')].map(({ href }) => href);
    for (const { address } of message.actions) {
      expect(text).toContain(`\n${address}\n`);
      expect(addresses).toContain(address);
    }
    expect(addresses.every((address) => address.startsWith('https://market.example/'))).toBe(true);
    expect(document.querySelectorAll('script, img, link, iframe, [src], [onload]')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('greets a person without a name', () => {
    const facts = { ...factsWith(''), companyName: null, inviterName: null };
    const { text, subject } = renderMessage(createMessage(writeOf('Insurance'), facts));
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
  ])('turns %j into %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
