import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { actionPort, port } from './port.ts';

it('a port without an implementation fails with its name', async () => {
  const actor = createActor(port<void>('logOut'), { input: undefined });
  actor.subscribe({ error: () => undefined });
  const outcome = toPromise(actor);
  actor.start();
  await expect(outcome).rejects.toThrow('The port "logOut" was not provided.');
  expect(actionPort('forgetSession')).toThrow('The port "forgetSession" was not provided.');
});
