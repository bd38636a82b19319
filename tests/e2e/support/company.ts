import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CertificateSubmission } from '#domain/certificateForm.ts';
import type { Invitation, TeamMember } from '#domain/team.ts';
import { UserType } from '#domain/userType.ts';
import { expect, requestTokens } from './app.ts';
import { linkMailedTo } from './outbox.ts';
import { password } from './people.ts';
import { sendOperation } from './sendOperation.ts';

/** A person of a company that a test registered, with the password of the sample people. */
export interface Colleague {
  readonly email: string;
  readonly fullName: string;
}

/** An owner of such a company, with an access token. */
export interface Owner extends Colleague {
  readonly id: string;
  readonly token: string;
}

interface Invited extends Colleague {
  readonly id: string;
  readonly version: number;
}

/** A new email address. */
function uniqueAddress(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}@hill.example`;
}

/** Registers a company over the API, and returns its owner. */
export async function openCompany(request: APIRequestContext, companyName = 'Hill Roofing'): Promise<Owner> {
  const email = uniqueAddress('olive');
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
  await acceptLink(request, await linkMailedTo(request, email, 'Confirm your email'), {});
  const { accessToken, userInfo } = await requestTokens(request, email);
  return { id: String(userInfo.userId), email, fullName: 'Olive Hill', token: accessToken };
}

/** Opens the link of a confirmation or an invitation, and completes the profile. */
export async function acceptLink(request: APIRequestContext, link: string, profile: object): Promise<void> {
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

/** Invites a person as the owner; they have not joined yet. */
export async function inviteColleague(
  request: APIRequestContext,
  { token }: Owner,
  firstName: string,
  role: Invitation['role'] = 'user',
): Promise<Invited> {
  const email = uniqueAddress(firstName);
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

/** Invites a person as the owner, and joins as them. */
export async function addColleague(
  request: APIRequestContext,
  owner: Owner,
  firstName: string,
  role: Invitation['role'] = 'user',
): Promise<Colleague> {
  const colleague = await inviteColleague(request, owner, firstName, role);
  await acceptLink(request, await makeInvitationLink(request, owner, colleague), { password, terms: true });
  return colleague;
}

/** Makes a new invitation link as the owner, which invalidates earlier ones. */
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

/** Makes a member an owner, as the owner. */
export async function makeOwner(
  request: APIRequestContext,
  { token }: Owner,
  { id, version }: Invited,
): Promise<void> {
  await sendOperation(request, 'ChangeMemberRole', { id, version, role: 'owner' }, token);
}

interface Added {
  readonly id: string;
  readonly version: number;
  readonly certificate: object;
}

/** Adds a certificate with a reminder for the owner. */
export async function addCertificate(
  request: APIRequestContext,
  { id: ownerId, token }: Owner,
  changes: Partial<CertificateSubmission> = {},
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

/** Changes the number of a certificate, as the owner. */
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

/** Attaches a document to a certificate, as the owner. */
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

/** Deletes a certificate, as the owner. */
export async function deleteCertificate(
  request: APIRequestContext,
  { token }: Owner,
  { id, version }: Pick<Added, 'id' | 'version'>,
): Promise<void> {
  await sendOperation(request, 'DeleteCertificate', { id, version }, token);
}

/** The date that many days from now, in the format of a date field. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
