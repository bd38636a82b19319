import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyChart } from '#charts/everyChart.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

it('docs/account.md shows the current charts', async () => {
  const file = pageFile('account.md');
  let page = readFileSync(file, 'utf8');
  for (const name of ['settingsMachine', 'teamMachine', 'certificatesMachine', 'changeMachine'] as const)
    page = redraw(page, name, everyChart[name]);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
