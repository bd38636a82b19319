/** Returns 128 random bits as 32 hexadecimal digits. `randomUUID` is missing on pages without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Returns a random UUID (RFC 9562, version 4). */
export function randomUuid(): string {
  return randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
