/** Whether programs call this address, rather than people opening it. */
export function isApiAddress(url: string): boolean {
  return /^\/(?:api\/|graphql|healthz)/.test(url);
}
