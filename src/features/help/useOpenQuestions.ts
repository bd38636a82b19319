import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the HTML id of a question, which must never change, since links contain it as a fragment. */
export function formatQuestionAnchor(id: number): string {
  return `faq-${id}`;
}

/** Reads the id of a question from the fragment of an address; null if the fragment names no question. */
export function readQuestionAnchor(hash: string): number | null {
  const digits = /^#faq-(\d{1,9})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** State of the expanded questions, by id. Expands and focuses the question that the fragment of the address names. */
export function useOpenQuestions() {
  const { key, hash } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [arrival, setArrival] = useState<{ at: string; linked: number | null }>({ at: '', linked: null });
  if (arrival.at !== key + hash) {
    const linked = readQuestionAnchor(hash);
    setArrival({ at: key + hash, linked });
    if (linked !== null) setOpen(new Set([...open, linked]));
  }

  useEffect(() => {
    const { linked } = arrival;
    if (linked === null) return undefined;
    // Waits for the page change, which would move the focus to the heading of the page.
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(formatQuestionAnchor(linked));
      question?.querySelector('button')?.focus({ preventScroll: true });
      question?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [arrival]);

  return {
    isOpen: (id: number) => open.has(id),
    change: (ids: readonly number[], isOpen: boolean) =>
      setOpen((current) =>
        isOpen ? new Set([...current, ...ids]) : new Set([...current].filter((id) => !ids.includes(id))),
      ),
  };
}
