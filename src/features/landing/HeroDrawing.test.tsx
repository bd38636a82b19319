import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeroDrawing } from './HeroDrawing.tsx';

const markup = renderToStaticMarkup(<HeroDrawing widthLabel="12 partners" depthLabel="6 categories" />);

it('the hero drawing is smaller than 12 kB', () => {
  expect(markup.length).toBeLessThan(12_000);
});

it('the hero drawing is hidden from assistive technology, including its labels', () => {
  expect(markup).toMatch(/^<svg aria-hidden="true"/);
  expect(markup).toContain('12 partners');
});
