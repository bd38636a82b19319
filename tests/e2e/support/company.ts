import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CertificateAnswers } from '#domain/certificateForm.ts';
import type { Invitation, TeamMember } from '#domain/team.ts';
import type { TokenAnswer } from '#domain/tokens.ts';
import { UserType } from '#domain/userType.ts';
import { expect } from './app.ts';
import { linkMailedTo } from './outbox.ts';
import { password } from './people.ts';
import { sendOperation } from './sendOperation.ts';

/** Somebody of a company of the tests; their password is that of the sample people. */
export interface Colleague {
  readonly email: string;
  readonly fullName: string;
}

/** Who owns such a company, and calls the backend in its name. */
export interface Owner extends Colleague {
  readonly id: string;
  readonly token: string;
}

interface Invited extends Colleague {
  readonly id: string;
  readonly version: number;
}

/** An address that nobody has. */
function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}@hill.example`;
}

/** Registers a company of the tests' own, without the screens, which have tests of theirs; answers its owner. */
export async function openCompany(request: APIRequestContext, companyName = 'Hill Roofing'): Promise<Owner> {
  const email = addressOf('olive');
  const registration = {
    userTypeId: UserType.Client,
    firstName: 'Olive',
    lastName: 'Hill',
    companyName,
    email,
    phone: '(555) 555-0123',
    password,
    terms: true,
  };
  await sendOperation(request, 'Register', { registration });
  await enter(request, await linkMailedTo(request, email, 'Confirm your email'), {});
  const answer = await request.post('/api/app/anonymous/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { accessToken, userInfo } = (await answer.json()) as TokenAnswer;
  return { id: String(userInfo.userId), email, fullName: 'Olive Hill', token: accessToken };
}

/** Follows a link that lets somebody in, and completes their profile. */
export async function enter(request: APIRequestContext, link: string, profile: object): Promise<void> {
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
  const { verifyEmail } = await sendOperation<{ verifyEmail: { profileTicket: string } }>(
    request,
    'VerifyEmail',
    {
      token,
    },
  );
  await sendOperation(request, 'CompleteProfile', { ticket: verifyEmail.profileTicket, profile });
}

/** Has the owner invite somebody of this first name, who has not joined yet. */
export async function inviteColleague(
  request: APIRequestContext,
  { token }: Owner,
  firstName: string,
  role: Invitation['role'] = 'USER',
): Promise<Invited> {
  const email = addressOf(firstName);
  const invitation: Invitation = {
    firstName,
    lastName: 'Stone',
    email,
    phone: '(555) 555-0124',
    role,
    note: null,
  };
  const { inviteMember } = await sendOperation<{ inviteMember: TeamMember }>(
    request,
    'InviteMember',
    { invitation },
    token,
  );
  return { id: inviteMember.id, version: inviteMember.version, email, fullName: `${firstName} Stone` };
}

/** The same of somebody who joins at once. */
export async function addColleague(
  request: APIRequestContext,
  owner: Owner,
  firstName: string,
  role: Invitation['role'] = 'USER',
): Promise<Colleague> {
  const colleague = await inviteColleague(request, owner, firstName, role);
  await enter(request, await makeInvitationLink(request, owner, colleague), { password, terms: true });
  return colleague;
}

/** Makes a link that the owner hands on; those before it lead nowhere from then on. */
export async function makeInvitationLink(
  request: APIRequestContext,
  { token }: Owner,
  { id }: Invited,
): Promise<string> {
  const { createInvitationLink } = await sendOperation<{ createInvitationLink: { url: string } }>(
    request,
    'CreateInvitationLink',
    { id },
    token,
  );
  return createInvitationLink.url;
}

/** Changes somebody in the name of the owner, as another page of theirs would. */
export async function makeOwner(
  request: APIRequestContext,
  { token }: Owner,
  { id, version }: Invited,
): Promise<void> {
  await sendOperation(request, 'ChangeMemberRole', { id, version, role: 'OWNER' }, token);
}

interface Added {
  readonly id: string;
  readonly version: number;
  readonly certificate: object;
}

/** Adds a certificate that the owner is reminded of, changed as asked. */
export async function addCertificate(
  request: APIRequestContext,
  { id: ownerId, token }: Owner,
  changes: Partial<CertificateAnswers> = {},
): Promise<Added> {
  const certificate = {
    type: 'INSURANCE',
    holder: 'Hill Roofing',
    issuer: 'Prairie Mutual',
    number: null,
    issuedOn: null,
    expiresOn: dayIn(90),
    remindDays: [7],
    recipientIds: [ownerId],
    ...changes,
  };
  const { addCertificate: added } = await sendOperation<{ addCertificate: Omit<Added, 'certificate'> }>(
    request,
    'AddCertificate',
    { key: randomUUID(), certificate },
    token,
  );
  return { id: added.id, version: added.version, certificate };
}

/** Gives a certificate this number in the name of the owner, as another page of theirs would. */
export async function renumberCertificate(
  request: APIRequestContext,
  { token }: Owner,
  { id, version, certificate }: Added,
  number: string,
): Promise<void> {
  await sendOperation(
    request,
    'ChangeCertificate',
    { id, version, certificate: { ...certificate, number } },
    token,
  );
}

/** Gives a certificate a document in the name of the owner, as another page of theirs would. */
export async function attachFile(
  request: APIRequestContext,
  { token }: Owner,
  { id, version }: Pick<Added, 'id' | 'version'>,
  { name, mimeType, buffer }: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const answer = await request.put(`/api/app/certificates/${id}/file?version=${version}&name=${name}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': mimeType },
    data: buffer,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Deletes a certificate in the name of the owner, likewise. */
export async function deleteCertificate(
  request: APIRequestContext,
  { token }: Owner,
  { id, version }: Pick<Added, 'id' | 'version'>,
): Promise<void> {
  await sendOperation(request, 'DeleteCertificate', { id, version }, token);
}

/** So many days from now, as a field of a date holds it. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
