import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeMachine } from '#machines/changeMachine.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

it('docs/account.md draws the charts as they are', async () => {
  const file = pageFile('account.md');
  const settings = redraw(readFileSync(file, 'utf8'), 'settingsMachine', settingsMachine);
  const page = redraw(settings, 'changeMachine', changeMachine);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
