// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ownProfileMachine } from '#machines/ownProfileMachine.ts';
import { useFlow } from './useFlow.ts';

afterEach(cleanup);

function Page() {
  const { state, hasTag, isBusy } = useFlow('ownProfile');
  return <p>{JSON.stringify({ state, isEditable: hasTag('editable'), isBusy })}</p>;
}

function Failed() {
  return <p>{(useRouteError() as Error).message}</p>;
}

/** Opens a page whose loader returns this flow. */
async function open(loaded: unknown): Promise<string> {
  const parts = { Component: Page, ErrorBoundary: Failed, HydrateFallback: () => null };
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', loader: () => ({ flow: loaded }), ...parts }])}
    />,
  );
  return (await screen.findByText(/./)).textContent;
}

const actor = createActor(ownProfileMachine).start();

it('the hook returns the state of the page’s flow', async () => {
  expect(await open({ name: 'ownProfile', actor })).toBe(
    '{"state":"viewed","isEditable":true,"isBusy":false}',
  );
});

it.each([
  ['another flow', { name: 'settings', actor }, 'The flow of this page is "settings", not "ownProfile".'],
  ['no flow', null, 'This page is of no flow.'],
])('the hook throws on a page with %s', async (_, loaded, message) => {
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockReturnValue(undefined),
  );
  expect(await open(loaded)).toBe(message);
  for (const spy of spies) spy.mockRestore();
});
