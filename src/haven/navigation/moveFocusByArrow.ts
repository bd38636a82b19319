import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows, Home and End go between the links and buttons (APG, disclosure navigation, optional). */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = Math.min(Math.max(at + step, 0), stops.length - 1);
  if (at === -1) return;
  event.preventDefault();
  stops[next]?.focus();
}
