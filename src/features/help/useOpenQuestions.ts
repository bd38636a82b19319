import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf, questionIn } from './anchors.ts';

/** That an address was reached, and the question that it names. */
interface LocationState {
  readonly at: string;
  readonly linked: number | null;
}

/** Which questions are open, by id: those that were pressed, and the one that the address names. */
export function useOpenQuestions() {
  const { key, hash } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [arrival, setArrival] = useState<LocationState>({ at: '', linked: null });
  if (arrival.at !== key + hash) {
    const linked = questionIn(hash);
    setArrival({ at: key + hash, linked });
    if (linked !== null) setOpen(new Set([...open, linked]));
  }

  useEffect(() => {
    const { linked } = arrival;
    if (linked === null) return undefined;
    // After a change of page, which leads the focus to its heading.
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(anchorOf(linked));
      question?.querySelector('button')?.focus({ preventScroll: true });
      question?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [arrival]);

  return {
    isOpen: (id: number) => open.has(id),
    change: (ids: readonly number[], isOpen: boolean) =>
      setOpen((current) => {
        const next = new Set(current);
        for (const id of ids) {
          if (isOpen) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
  };
}
