import { limits } from '#domain/limits.ts';

/** Reports when page use begins or ends (hidden, or idle for `limits.attentionTime`). Returns a cleanup function. */
export function followAttention(page: Window, tell: (isAttended: boolean) => void): () => void {
  let timer: number | undefined;
  let isAttended = false;

  function set(isNow: boolean): void {
    page.clearTimeout(timer);
    if (isNow) timer = page.setTimeout(() => set(false), limits.attentionTime);
    if (isNow !== isAttended) tell(isNow);
    isAttended = isNow;
  }

  const look = () => set(page.document.visibilityState === 'visible');
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  page.document.addEventListener('visibilitychange', look, options);
  for (const type of ['pointerdown', 'keydown', 'focus']) page.addEventListener(type, look, options);
  look();
  return () => {
    page.clearTimeout(timer);
    end.abort();
  };
}
