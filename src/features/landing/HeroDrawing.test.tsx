import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeroDrawing } from './HeroDrawing.tsx';

const markup = renderToStaticMarkup(<HeroDrawing widthLabel="12 partners" depthLabel="6 categories" />);

it('weighs no more than 12 kB', () => {
  expect(markup.length).toBeLessThan(12_000);
});

it('is hidden from assistive technology, labels and all', () => {
  expect(markup).toMatch(/^<svg aria-hidden="true"/);
  expect(markup).toContain('12 partners');
});
