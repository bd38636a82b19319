/** The id of a company, or of the address of its page; null where it is neither. */
export function companyIdOf(typed: string): string | null {
  const text = typed.trim();
  const id = text.includes('section=customers')
    ? (new URLSearchParams(text.slice(text.indexOf('?'))).get('id') ?? '')
    : text;
  return /^[1-9]\d{0,8}$/.test(id) ? id : null;
}
