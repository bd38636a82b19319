import { afterAll, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { dana } from '#tests/support/session.ts';
import { channelName } from './messages.ts';
import { publishSteps } from './publishSteps.ts';

/** Rounds with and without the inspector alternate, so that other load on the computer affects both alike. */
const rounds = 10;
const eventsOfRound = 500;

const page = { location: { pathname: '/dashboard', search: '' }, navigator: {} } as unknown as Window;
const customer = { customerId: 1, customerName: 'Acme Builders', customerTypeName: 'Contractor' };

/** A listener on the channel, like the page of the inspector. */
const listener = new BroadcastChannel(channelName);
afterAll(() => listener.close());

/** Milliseconds of each `person.renewed` event. */
async function timesOf(inspect?: (inspected: InspectionEvent) => void): Promise<number[]> {
  const person = {
    ...dana,
    customer: { ...customer, sourceId: 3559, sourceType: { id: 1, name: 'Referral' } },
  };
  const session = quietSession.provide({
    actors: {
      restoreSession: effect<StoredSession | null>(async () => ({
        session: 'first',
        userInfo: person,
        refreshed: true,
      })),
    },
  });
  const app = createActor(quietApp(session), {
    input: { isOnline: true },
    ...(inspect && { inspect }),
  }).start();
  const running = app.system.get('session');
  await expect.poll(() => running.getSnapshot().value).toEqual({ loggedIn: 'owner' });
  const times = Array.from({ length: eventsOfRound }, (_, count) => {
    const userInfo: UserInfo = { ...person, firstName: `Dana ${count}` };
    const before = performance.now();
    running.send({ type: 'person.renewed', userInfo });
    return performance.now() - before;
  });
  app.stop();
  return times;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

it('a transition costs less than 0.1 ms more with the inspector than without', async () => {
  const without: number[] = [];
  const withIt: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(...(await timesOf()));
    withIt.push(...(await timesOf(publishSteps(page))));
  }
  const [before, after] = [medianOf(without), medianOf(withIt)];
  if (process.env['FULL'] === '1') {
    // oxlint-disable-next-line no-console -- the figure of docs/numbers.md.
    console.info(`A transition: ${before.toFixed(4)} ms, with the inspector ${after.toFixed(4)} ms.`);
  }
  expect(after - before).toBeLessThan(0.1);
}, 30_000);
