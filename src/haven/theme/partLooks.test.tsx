// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import brand from '#brand' with { type: 'json' };
import { HavenProvider } from './HavenProvider.tsx';
import { createHavenTheme } from './theme.ts';

const pages = import.meta.glob<{ readonly Examples: ComponentType }>('/src/**/*.gallery.tsx');
/** Pages on which parts show once a button is pressed or pointed at. */
const opening = /\/overlays\/|ActionMenu|Autocomplete/;
const theme = createHavenTheme(brand.colours);
const dressed = new Set(
  Object.entries(theme.components ?? {})
    .filter(([, part]) => 'styleOverrides' in part)
    .map(([name]) => name),
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Parts of MUI that the theme dresses and the document holds, by their classes, with Emotion's digest of their styles. */
function findLooks(): string[] {
  return [...document.querySelectorAll('[class*=Mui]')].flatMap(({ classList }) => {
    const names = [...classList];
    const digest = names.find((name) => name.startsWith('haven-'))?.split('-')[1];
    const isDressed = names.some((name) => dressed.has(name.split('-')[0] ?? ''));
    return isDressed && digest ? [[...names.filter((name) => name.startsWith('Mui')), digest].join(' ')] : [];
  });
}

it('every part that the theme dresses looks as recorded, in each example of the gallery', async () => {
  vi.useFakeTimers();
  const looks = new Set<string>();
  const note = () => findLooks().forEach((look) => looks.add(look));
  for (const [file, load] of Object.entries(pages)) {
    const { Examples } = await load();
    render(
      <HavenProvider theme={theme} linkComponent={(props) => <a {...props}>{props.children}</a>}>
        <Examples />
      </HavenProvider>,
    );
    note();
    for (const button of opening.test(file) ? document.querySelectorAll('button') : []) {
      act(() => {
        fireEvent.mouseOver(button);
        fireEvent.click(button);
        vi.advanceTimersByTime(1_000);
      });
      note();
    }
    cleanup();
  }
  await expect(`${[...looks].toSorted().join('\n')}\n`).toMatchFileSnapshot('partLooks.txt');
}, 60_000);
