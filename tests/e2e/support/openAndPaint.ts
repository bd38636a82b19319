/** Follows a link to a partner's page; returns the time until the facts of the offer are painted, in milliseconds. */
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
