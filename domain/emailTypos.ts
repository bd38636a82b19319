/** The most common mail providers. Other domains are not checked for typos, since they may be a company's own. */
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

/** Minimal length of a provider's name that is checked for typos: many shorter names differ in only one letter. */
const leastName = 5;

function halves(domain: string): readonly [name: string, end: string] {
  const dot = domain.lastIndexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether the texts are equal or differ by one wrong, missing, or extra letter, or by two swapped letters. */
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

/** Whether `typed` is the provider's name or a typo of it. A wrong first letter is no typo, as in mail for gmail. */
function isMisspelled(meant: string, typed: string): boolean {
  if (meant === typed) return true;
  const startsAlike = meant[0] === typed[0] || meant.startsWith(`${typed[1]}${typed[0]}`);
  return meant.length >= leastName && startsAlike && isOneSlipFrom(meant, typed);
}

/** Returns the probable address for a typo (screens 2.1.5): `name@gmail.com` for `name@gmial.com`; else null. */
export function suggestEmail(typed: string): string | null {
  const [, local, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const [name, end] = halves(domain.toLowerCase());
  const meant = providers.find(
    ([itsName, itsEnd]) => isMisspelled(itsName, name) && isOneSlipFrom(itsEnd, end),
  );
  if (!meant || (meant[0] === name && meant[1] === end)) return null;
  return `${local}@${meant.join('.')}`;
}
