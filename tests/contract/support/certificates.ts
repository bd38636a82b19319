import { randomUUID } from 'node:crypto';
import type { CertificateFile, CertificateRecipient } from '#graphql/resolvers.ts';
import type { users } from '#server/platform/db/schema.ts';
import { bearer, type Api } from './api.ts';
import { addCustomerWith } from './companies.ts';
import { dataOf } from './gettingIn.ts';
import { addPerson } from './person.ts';
import { askAs } from './signedIn.ts';

export interface ShownCertificate {
  readonly id: string;
  readonly holder: string;
  readonly expiresOn: string;
  readonly daysLeft: number;
  readonly remindDays: readonly number[];
  readonly recipients: readonly CertificateRecipient[];
  readonly snoozedUntil: string | null;
  readonly remindersStopped: boolean;
  readonly file: CertificateFile | null;
  readonly version: number;
}

/** Input of a certificate, with these changes. */
export function certificateOf(recipientId: number, changes: object = {}) {
  return {
    type: 'INSURANCE',
    holder: 'Acme Builders',
    issuer: 'Insureon',
    number: 'GL-1',
    issuedOn: null,
    expiresOn: '2027-06-30',
    remindDays: [30, 14, 7],
    recipientIds: [String(recipientId)],
    ...changes,
  };
}

export interface Company {
  readonly customerId: number;
  readonly owner: typeof users.$inferSelect;
  readonly token: string;
}

/** Adds a company with an owner. */
export async function newCompany(api: Api): Promise<Company> {
  const customerId = await addCustomerWith(api.db, [1]);
  const owner = await addPerson(api.db, { customerId });
  return { customerId, owner, token: await api.tokenOf(owner.email) };
}

/** Operations of an owner on certificates and their files. */
export function certificateCallsOf(api: Api) {
  const ask = (token: string | undefined, operationName: string, variables: object = {}) =>
    askAs(api, token, operationName, variables);

  function add({ owner, token }: Company, changes: object = {}, key: string = randomUUID()) {
    return ask(token, 'AddCertificate', { key, certificate: certificateOf(owner.id, changes) });
  }

  async function added(company: Company, changes: object = {}): Promise<ShownCertificate> {
    const data = dataOf(await add(company, changes));
    return (data as { addCertificate: ShownCertificate }).addCertificate;
  }

  async function list({ token }: Pick<Company, 'token'>, page = 1, size = 100) {
    const data = dataOf(await ask(token, 'Certificates', { page, size }));
    return (data as { certificates: { certificates: ShownCertificate[]; total: number } }).certificates;
  }

  const find = async (company: Company, id: string) =>
    (await list(company)).certificates.find((each) => each.id === id);

  function callFile(
    { token }: Company,
    method: 'GET' | 'PUT' | 'DELETE',
    id: string,
    query = '',
    options: { readonly headers?: object; readonly payload?: Buffer } = {},
  ) {
    return api.call({
      method,
      url: `/api/app/certificates/${id}/file${query}`,
      ...options,
      headers: { ...bearer(token), ...options.headers },
    });
  }

  const upload = (
    company: Company,
    { id, version }: Pick<ShownCertificate, 'id' | 'version'>,
    payload: Buffer,
    { name = 'policy.pdf', type = 'application/pdf' } = {},
  ) =>
    callFile(company, 'PUT', id, `?version=${version}&name=${encodeURIComponent(name)}`, {
      payload,
      headers: { 'content-type': type },
    });

  return { ask, add, added, list, find, callFile, upload };
}
