import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { affiliateApplicationMachine } from '#machines/affiliateApplicationMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

it('docs/applications.md shows the current chart', async () => {
  const file = pageFile('applications.md');
  const page = redraw(readFileSync(file, 'utf8'), 'affiliateApplicationMachine', affiliateApplicationMachine);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
