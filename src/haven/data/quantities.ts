/** Formats a count: "1,000". The browser takes 20 ms for its first number format, so smaller counts do without. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en-US');
}

/** Formats a count with its noun: "1 offer", "1,000 offers". */
export function formatQuantity(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
