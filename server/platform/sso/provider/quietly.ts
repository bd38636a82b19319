/**
 * What the provider's library warns of that is meant so: what it keeps is in memory, and it is tested on later
 * versions of Node than the oldest that this product runs on, where our own tests run it.
 */
const meant =
  /oidc-provider WARNING: (?:Unsupported runtime|a quick start development-only in-memory adapter)/;

/** Sets the provider up without those warnings; any other is printed. */
export async function quietly<Value>(setUp: () => Promise<Value>): Promise<Value> {
  const { console } = globalThis;
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!meant.test(String(words[0]))) warn(...words);
  };
  try {
    return await setUp();
  } finally {
    console.warn = warn;
  }
}
