/** 128 random bits; `randomUUID` is not there on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The same answers go under the same key until they are taken: an answer that was lost is found again. */
export function createSubmissionKeys() {
  let last: { readonly answers: string; readonly key: string } | null = null;
  return {
    of: (answers: object): string => {
      const text = JSON.stringify(answers);
      last = last?.answers === text ? last : { answers: text, key: newKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
