import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { passwordResetMachine } from '#machines/passwordResetMachine.ts';
import { profileMachine } from '#machines/profileMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import { verificationMachine } from '#machines/verificationMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { redraw } from './redraw.ts';

const charts = {
  registrationMachine,
  verificationMachine,
  profileMachine,
  passwordResetMachine,
  ssoCallbackMachine,
  linkRequestMachine,
};

it('docs/getting-in.md shows the current charts', async () => {
  const file = pageFile('getting-in.md');
  const page = Object.entries(charts).reduce(
    (markdown, [name, machine]) => redraw(markdown, name, machine),
    readFileSync(file, 'utf8'),
  );
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
