import { limits } from '#domain/limits.ts';

/**
 * Calls `tell` when the attention to the page begins or ends, until the returned function is called. Attention lasts
 * for `limits.attentionTime` after each use of the visible page.
 */
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
  const used = ['pointerdown', 'keydown', 'focus'];
  page.document.addEventListener('visibilitychange', look);
  for (const type of used) page.addEventListener(type, look, { passive: true });
  look();
  return () => {
    page.clearTimeout(timer);
    page.document.removeEventListener('visibilitychange', look);
    for (const type of used) page.removeEventListener(type, look);
  };
}
