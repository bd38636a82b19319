/** Follows a link to a partner's page; the milliseconds until the offer's facts have been painted. */
export async function openAndPaint(link: HTMLElement | SVGElement): Promise<number> {
  const began = performance.now();
  (link as HTMLElement).click();
  await new Promise<void>((resolve) => {
    const look = () =>
      document.querySelector('aside[aria-labelledby="about-offer"]')
        ? requestAnimationFrame(() => resolve())
        : requestAnimationFrame(look);
    look();
  });
  return performance.now() - began;
}
