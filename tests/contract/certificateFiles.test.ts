import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFiles } from '#server/modules/certificates/certificateTables.ts';
import { openApi, type Api } from './support/api.ts';
import { certificateCallsOf, newCompany, type Company } from './support/certificates.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';

const pdf = Buffer.from('%PDF-1.7 of a certificate');

describe.each(databaseKinds)('the file of a certificate on $name', ({ open }) => {
  let api: Api;
  let acme: Company;
  let calls: ReturnType<typeof certificateCallsOf>;

  beforeAll(async () => {
    api = await openApi(await open());
    calls = certificateCallsOf(api);
    acme = await newCompany(api);
  });
  afterAll(() => api.close());

  it('is downloaded as it was uploaded, under a sanitized name', async () => {
    const { id, version } = await calls.added(acme);
    const answer = await calls.upload(acme, { id, version }, pdf, {
      name: '../../Politique d’assurance "2027".exe',
    });
    expect(answer.json()).toEqual({ version: version + 1 });
    expect((await calls.find(acme, id))?.file).toEqual({
      name: '.. .. Politique d’assurance  2027.pdf',
      size: pdf.length,
    });
    const { headers, rawPayload } = await calls.callFile(acme, 'GET', id);
    expect(rawPayload).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);

    expect((await calls.upload(acme, { id, version }, pdf)).json()).toMatchObject({
      error: { code: 'CONFLICT' },
    });
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    // The content decides the type, not the name or the header.
    await calls.upload(acme, { id, version: version + 1 }, png, { name: 'scan.pdf' });
    expect((await calls.callFile(acme, 'GET', id)).headers['content-type']).toBe('image/png');
    await calls.callFile(acme, 'DELETE', id, `?version=${version + 2}`);
    expect((await calls.callFile(acme, 'GET', id)).statusCode).toBe(404);
  });

  it('gets a long name cut between two characters', async () => {
    const certificate = await calls.added(acme);
    await calls.upload(acme, certificate, pdf, { name: `${'x'.repeat(99)}😀😀.pdf` });
    expect((await calls.find(acme, certificate.id))?.file?.name).toBe(`${'x'.repeat(99)}😀.pdf`);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'],
    ['nothing', Buffer.alloc(0), 'application/pdf'],
    ['text', Buffer.from('%PDF-'), 'text/plain'],
    ['an object', Buffer.from('{}'), 'application/json'],
  ])('is refused if it is %s', async (_what, payload, type) => {
    const { id, version } = await calls.added(acme);
    const answer = await calls.upload(acme, { id, version }, payload, { type });
    expect(answer.json()).toMatchObject({
      error: { validationErrors: [{ message: 'File must be a PDF, JPG or PNG', members: ['file'] }] },
    });
    expect((await calls.find(acme, id))?.file).toBeNull();
  });

  it('is refused above 10 MB, and is deleted with its certificate', async () => {
    const { id, version } = await calls.added(acme);
    const large = Buffer.concat([pdf, Buffer.alloc(10_000_000)]);
    expect((await calls.upload(acme, { id, version }, large)).json()).toMatchObject({
      error: { validationErrors: [{ message: 'File must be up to 10 MB', members: ['file'] }] },
    });
    await calls.upload(acme, { id, version }, large.subarray(0, 10_000_000));
    expect((await calls.find(acme, id))?.file?.size).toBe(10_000_000);
    dataOf(await calls.ask(acme.token, 'DeleteCertificate', { id, version: version + 1 }));
    const left = await api.db
      .select({ size: certificateFiles.size })
      .from(certificateFiles)
      .where(eq(certificateFiles.certificateId, Number(id)));
    expect(left).toEqual([]);
  });
});
