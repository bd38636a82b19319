import { expect, it } from 'vitest';
import { describeAccess } from './accessPage.ts';
import { formatPage, pageFile } from './committed.ts';

it('docs/access.md matches the access table, the site map and the tables of responses', async () => {
  await expect(await formatPage(describeAccess())).toMatchFileSnapshot(pageFile('access.md'));
});
