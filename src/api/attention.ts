import { limits } from '#domain/limits.ts';

/** Reports whether somebody attends the page: it is visible, and was used a short while ago. */
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
