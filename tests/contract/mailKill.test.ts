import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { install, type Installation } from './support/installation.ts';
import { startMailServer, type Behavior, type MailServer } from './support/mailServer.ts';

/** Behaviors of the mail server while the first server runs. */
const behaviors: readonly Behavior[] = ['never replies', 'never replies to DATA'];

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(50);
}

async function logIn(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/app/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@lintel.test', password: samplePassword }),
  });
  return answer.status;
}

// Only in the long run: another suite kills a server in the short run.
describe.runIf(process.env['FULL'] === '1')('a server that is killed before it sends a queued mail', () => {
  let installation: Installation;
  let mailServer: MailServer;

  beforeAll(async () => {
    installation = await install();
    mailServer = await startMailServer();
  });
  afterAll(async () => {
    await installation.remove();
    await mailServer.close();
  });

  // The first start invites a sample person, and so enqueues a mail.
  it.each(behaviors)(
    'sends the mail once after the next start, when the first mail server %s',
    async (behavior) => {
      const environment = { DATA_DIR: `${installation.folder}/${behavior}`, SMTP_URL: mailServer.url };
      mailServer.behavior = behavior;
      mailServer.accepted.length = 0;
      const before = mailServer.connections;
      const first = installation.start(environment);
      const address = await first.ready;
      expect(first.output()).not.toContain('/__outbox');
      await until(() => mailServer.connections > before);
      const began = performance.now();
      expect(await logIn(address)).toBe(200);
      expect(performance.now() - began).toBeLessThan(2_000);
      await delay(300);
      first.kill('SIGKILL');
      await first.ended;
      expect(mailServer.accepted).toEqual([]);

      mailServer.behavior = 'accepts';
      const second = installation.start(environment);
      await second.ready;
      await until(() => mailServer.accepted.length > 0);
      await delay(2_500);
      expect(mailServer.accepted.map(({ to }) => to)).toEqual([['invited@lintel.test']]);
      second.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    },
    120_000,
  );
});
