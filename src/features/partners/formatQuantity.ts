/** Formats a number with its noun: "1 offer", "1,000 offers". */
export function formatQuantity(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
