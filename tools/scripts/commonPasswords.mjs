import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Writes `domain/commonPasswords.ts`, without passwords that are too short to be accepted. */
const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/package.json'),
);
const ranked = JSON.parse(readFileSync(join(packageFolder, 'src/passwords.json'), 'utf8'));
const common = ranked.slice(0, 10_000).filter((password) => password.length >= 8);

writeFileSync(
  'domain/commonPasswords.ts',
  `/** The 10,000 most common passwords, except those under 8 characters. Written by tools/scripts/commonPasswords.mjs. */
export const commonPasswords: ReadonlySet<string> = new Set(
  ${JSON.stringify(common.toSorted().join(' '))}.split(' '),
);
`,
);
