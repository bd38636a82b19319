import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renewalMachine } from '#machines/renewalMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

it('docs/session.md shows the current charts', async () => {
  const file = pageFile('session.md');
  const session = redraw(readFileSync(file, 'utf8'), 'sessionMachine', sessionMachine);
  const page = redraw(session, 'renewalMachine', renewalMachine);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
