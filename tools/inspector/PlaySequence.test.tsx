// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { settled } from '#tests/charts/chaos/simulatedTime.ts';
import { PlaySequence } from './PlaySequence.tsx';

const readWorld = () => ({ now: Date.now, fetch: globalThis.fetch });
const own = readWorld();
const person = userEvent.setup({ delay: null });

// Loading the player takes longer than the tests wait.
beforeAll(() => import('./sequencePlayer.ts'));

afterEach(() => {
  cleanup();
  Object.assign(globalThis, { fetch: own.fetch });
  Object.assign(Date, { now: own.now });
});

async function type(sequence: string) {
  const page = render(<PlaySequence />);
  await person.type(screen.getByLabelText('Sequence'), sequence);
  return page;
}

/** Waits long enough for two players to open. */
async function openPlayers(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settled();
}

it('a sequence plays to its end, and restores time and network', async () => {
  await type('a visitor, a minute passes');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  const next = await screen.findByRole('button', { name: 'Next step' });
  expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy();
  await person.click(next);
  expect(await screen.findByRole('heading', { name: 'a minute passes' })).toBeTruthy();
  await person.click(next);
  expect(await screen.findByRole('heading', { name: 'at rest' })).toBeTruthy();
  await person.click(next);
  expect(await screen.findByText('The sequence is over.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin' }));
  expect(readWorld()).toEqual(own);
});

it('a double press on "Begin" opens one player', async () => {
  await type('a visitor');
  await person.dblClick(screen.getByRole('button', { name: 'Begin' }));
  await openPlayers();
  const next = await screen.findByRole('button', { name: 'Next step' });
  await person.click(next);
  await screen.findByRole('heading', { name: 'at rest' });
  await person.click(next);
  await screen.findByText('The sequence is over.');
  expect(readWorld()).toEqual(own);
});

it('a player that opens after the page was left is stopped', async () => {
  const page = await type('a visitor');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  page.unmount();
  await openPlayers();
  expect(readWorld()).toEqual(own);
});

it('an unknown step is shown as an error', async () => {
  await type('a visitor, dance');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('Unknown step: “dance”.')).toBeTruthy();
  expect(screen.getByLabelText('Sequence')).toBe(document.activeElement);
});
