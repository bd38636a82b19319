import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productFormMachine } from '#machines/productFormMachine.ts';
import { productRequestMachine } from '#machines/productRequestMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

it('docs/product-requests.md shows the current charts', async () => {
  const file = pageFile('product-requests.md');
  const request = redraw(readFileSync(file, 'utf8'), 'productRequestMachine', productRequestMachine);
  const page = redraw(request, 'productFormMachine', productFormMachine);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
