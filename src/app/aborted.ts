/**
 * Waits until a navigation is over that another one has taken the place of, mostly at once: until then nothing
 * of its page may run. Rejects with the signal's reason.
 */
export async function aborted(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
