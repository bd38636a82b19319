import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartnerId } from '#domain/partner.ts';
import { Role } from '#domain/role.ts';
import type { PartnerRequest } from '#graphql/resolvers.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const { InsureOn: insureon, PPG: ppg } = PartnerId;

describe.each(databaseKinds)('requests for partners on $name', ({ open }) => {
  let api: Api;
  let customerId: number;
  let administrator: string;
  let asker: string;
  let owner: string;
  let version = 1;

  beforeAll(async () => {
    api = await openApi(await open());
    administrator = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    version = 1;
    customerId = await addCustomerWith(api.db, [1, 4]);
    const { email } = await addPerson(api.db, { customerId, roleId: Role.User });
    asker = await api.tokenOf(email);
    const { email: ownerEmail } = await addPerson(api.db, { customerId, roleId: Role.Owner });
    owner = await api.tokenOf(ownerEmail);
  });

  const ask = async (partnerId: number) =>
    dataOf(
      await api.graphql(
        `mutation { requestPartner(partnerId: "${partnerId}", reason: "For the roof") { id } }`,
        asker,
      ),
    );

  async function decide(changes: string): Promise<void> {
    const answer = await api.graphql(
      `mutation { setEntitlements(customerId: "${customerId}", version: ${version}, changes: [${changes}]) {
        customer { version } } }`,
      administrator,
    );
    dataOf(answer);
    version += 1;
  }

  async function list(token = asker): Promise<readonly PartnerRequest[]> {
    const answer = await api.graphql(
      '{ partnerRequests { partner { id title path isIncluded } status statusReason askedBy } }',
      token,
    );
    return (dataOf(answer) as { partnerRequests: PartnerRequest[] }).partnerRequests;
  }

  it('list those of the person, and for an owner those of the company, newest first', async () => {
    await ask(ppg);
    await ask(insureon);
    expect(await list()).toMatchObject([
      { partner: { title: 'Insureon', isIncluded: false }, status: 'submitted', statusReason: null },
      { partner: { title: 'PPG', path: '/partner/ppg' }, status: 'submitted', askedBy: 'Some Body' },
    ]);
    expect(await list(owner)).toHaveLength(2);
    const { email } = await addPerson(api.db, { customerId, roleId: Role.User });
    expect(await list(await api.tokenOf(email))).toEqual([]);
    const stranger = await addPerson(api.db, {
      customerId: await addCustomerWith(api.db, [1]),
      roleId: Role.Owner,
    });
    expect(await list(await api.tokenOf(stranger.email))).toEqual([]);
  });

  it('become available when the partner is granted, and stay in the list', async () => {
    await ask(ppg);
    await decide(`{ partnerId: "${ppg}", granted: true }`);
    expect(await list()).toMatchObject([
      { partner: { title: 'PPG', isIncluded: true }, status: 'available', statusReason: null },
    ]);
  });

  it('keep the reason of a denial after the partner is requested again', async () => {
    await ask(ppg);
    await decide(`{ partnerId: "${ppg}", granted: false, reason: "Not in your state" }`);
    expect(await list()).toMatchObject([{ status: 'declined', statusReason: 'Not in your state' }]);
    await ask(ppg);
    await decide(`{ partnerId: "${ppg}", granted: true }`);
    expect(await list()).toMatchObject([
      { status: 'available', statusReason: null },
      { status: 'declined', statusReason: 'Not in your state' },
    ]);
  });

  it('are not changed by decisions about other partners', async () => {
    await ask(ppg);
    await decide(`{ partnerId: "${insureon}", granted: true }`);
    await decide('{ partnerId: "4", granted: false, reason: "Unpaid" }');
    expect(await list()).toMatchObject([{ partner: { title: 'PPG' }, status: 'submitted' }]);
  });

  it('are an empty list for a person without a company, and answer FORBIDDEN to an administrator', async () => {
    const nobody = await addPerson(api.db, { customerId: null });
    expect(await list(await api.tokenOf(nobody.email))).toEqual([]);
    expect(codesOf(await api.graphql('{ partnerRequests { id } }', administrator))).toEqual(['FORBIDDEN']);
  });
});
