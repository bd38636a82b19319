/** Where most people have their mail; of these alone a slip can be told from a company's own domain. */
export const mailProviders = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'msn.com',
  'comcast.net',
  'verizon.net',
  'att.net',
] as const;

const providers = mailProviders.map(halves);

/** Shorter names are one letter away from everybody's. */
const leastName = 5;

function halves(domain: string): readonly [name: string, end: string] {
  const dot = domain.lastIndexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether one letter is wrong, missing or too many, or two stand in each other's place; or nothing at all. */
function isOneSlipFrom(meant: string, typed: string): boolean {
  const shorter = Math.min(meant.length, typed.length);
  let start = 0;
  while (start < shorter && meant[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && meant.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [wanted, found] = [meant.slice(start, meant.length - end), typed.slice(start, typed.length - end)];
  const isSwapped = found.length === 2 && wanted === `${found[1]}${found[0]}`;
  return isSwapped || (wanted.length <= 1 && found.length <= 1);
}

/** Another first letter makes another provider: mail.com, email.com, cloud.com. */
function isMisspelt(meant: string, typed: string): boolean {
  if (meant === typed) return true;
  const startsAlike = meant[0] === typed[0] || meant.startsWith(`${typed[1]}${typed[0]}`);
  return meant.length >= leastName && startsAlike && isOneSlipFrom(meant, typed);
}

/**
 * The address that was probably meant where the domain looks like a slip (screens 2.1.5): `name@gmail.com`
 * for `name@gmial.com`. Null for everything that may well be right.
 */
export function suggestEmail(typed: string): string | null {
  const [, local, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const [name, end] = halves(domain.toLowerCase());
  const meant = providers.find(
    ([itsName, itsEnd]) => isMisspelt(itsName, name) && isOneSlipFrom(itsEnd, end),
  );
  if (!meant || (meant[0] === name && meant[1] === end)) return null;
  return `${local}@${meant.join('.')}`;
}
