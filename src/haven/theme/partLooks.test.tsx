// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import brand from '#brand' with { type: 'json' };
import { HavenProvider } from './HavenProvider.tsx';
import { createHavenTheme } from './theme.ts';

const pages = import.meta.glob<{ readonly Examples: ComponentType }>('/src/**/*.gallery.tsx');
/** Pages with components that open when a button is pressed or hovered. */
const pagesWithPopups = /\/overlays\/|ActionMenu|Autocomplete/;
const theme = createHavenTheme(brand.colors);
const styledComponents = new Set(
  Object.entries(theme.components ?? {})
    .filter(([, part]) => 'styleOverrides' in part)
    .map(([name]) => name),
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Classes of the MUI components in the document that the theme styles, with Emotion's hash of their styles. */
function findLooks(): string[] {
  return [...document.querySelectorAll('[class*=Mui]')].flatMap(({ classList }) => {
    const names = [...classList];
    const digest = names.find((name) => name.startsWith('haven-'))?.split('-')[1];
    const isStyled = names.some((name) => styledComponents.has(name.split('-')[0] ?? ''));
    return isStyled && digest ? [[...names.filter((name) => name.startsWith('Mui')), digest].join(' ')] : [];
  });
}

it('the styles of every MUI component in the gallery match the recorded hashes', async () => {
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
    for (const button of pagesWithPopups.test(file) ? document.querySelectorAll('button') : []) {
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
