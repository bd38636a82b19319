import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#domain/tokens.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { errorCode } from '#server/platform/settings/startupError.ts';
import { bearer } from './support/api.ts';
import { install, type Installation } from './support/installation.ts';
import { reason } from './support/productRequests.ts';

const submit = 'mutation ($request: ProductRequestInput!) { submitProductRequest(request: $request) { id } }';

interface Submitted {
  readonly data?: { readonly submitProductRequest: { readonly id: string } | null };
}

/** Mounts a file system of 80 MB; null if this user may not. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-small-disk-'));
  const { status } = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

/** Writes a file until the disk is full. */
function fillDisk(path: string): void {
  const block = Buffer.alloc(64 * 1024);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const disk = process.env['FULL'] === '1' ? mountSmallDisk() : null;

describe.runIf(disk !== null)('the embedded database on a full disk', () => {
  const folder = disk ?? '';
  const fill = join(folder, 'fill');
  let installation: Installation;

  beforeAll(async () => {
    installation = await install();
  });
  afterAll(async () => {
    await installation.remove();
    execFileSync('/bin/umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  async function open() {
    const server = installation.start({
      DATA_DIR: join(folder, 'data'),
      PRODUCT_REQUESTS_PER_DAY: '1000000',
    });
    const address = await server.ready;
    const post = (path: string, body: object, token?: string) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify(body),
      });
    const logIn = () =>
      post('/api/app/anonymous/login', { email: 'owner@lintel.test', password: samplePassword });
    const { accessToken } = (await (await logIn()).json()) as TokenResponse;
    const graphql = (query: string, variables: object = {}) =>
      post('/graphql', { query, variables }, accessToken);
    return { server, graphql };
  }

  it('refuses writes with 503, loses no write that it acknowledged, and goes on once there is room', async () => {
    const { server, graphql } = await open();
    const acknowledged: string[] = [];
    const request = async () => {
      const key = randomUUID();
      const response = await graphql(submit, {
        request: { key, name: `Product ${key}`, reason: reason.repeat(10) },
      });
      const { data } = (await response.json()) as Submitted;
      if (data?.submitProductRequest) acknowledged.push(data.submitProductRequest.id);
      return response.status;
    };
    expect(await request()).toBe(200);
    fillDisk(fill);
    const statuses: number[] = [];
    for (let calls = 0; calls < 500; calls += 1) statuses.push(await request());
    const refused = statuses.filter((status) => status === 503).length;
    expect(refused).toBeGreaterThan(0);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    rmSync(fill);
    expect(await request()).toBe(200);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const after = await open();
    const answer = await after.graphql('{ productRequests { id } }');
    const { data } = (await answer.json()) as { data: { productRequests: { id: string }[] } };
    const kept = new Set(data.productRequests.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !kept.has(id)).length;
    console.table([
      { fault: 'disk full', answers: statuses.length, refused, writes: acknowledged.length, lost },
    ]);
    expect(lost).toBe(0);
  }, 180_000);
});
