import { useRef, useState } from 'react';

/** The first and the last of some days: YYYY-MM-DD, empty where there is no such bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

type End = keyof DayRange;
type Wrong = Partial<Record<End, string | undefined>>;

interface DayRangeOptions {
  /** The days that are shown now. */
  readonly shown: DayRange;
  readonly isDay: (text: string) => boolean;
  /** The days that `isDay` takes: "from 2000 to 2099". */
  readonly allowed: string;
  /** True when either day may be left out. */
  readonly isOpen?: boolean;
}

export const ends = ['from', 'to'] as const;
export const allDays: DayRange = { from: '', to: '' };

/** The days that are typed into a `DayRangeForm`, until they are shown. */
export function useDayRange({ shown, isDay, allowed, isOpen = false }: DayRangeOptions) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [followed, setFollowed] = useState(shown);
  /** The days that were in the fields before anybody typed. */
  const [untouched, setUntouched] = useState(shown);
  const [typed, setTyped] = useState(shown);
  const [wrong, setWrong] = useState<Wrong>(() => findDisorder(shown));

  // Once other days are shown, the fields follow. A day that somebody has typed meanwhile stays.
  if (!isSame(followed, shown)) {
    const follow = (end: End) => (typed[end] === untouched[end] ? shown[end] : typed[end]);
    const next = { from: follow('from'), to: follow('to') };
    setFollowed(shown);
    setUntouched(shown);
    setTyped(next);
    setWrong(findDisorder(next));
  }

  function findFault(end: End): string | undefined {
    const missing = `Enter the ${end === 'from' ? 'first' : 'last'} day, as 11/20/2026.`;
    if (fields[end].current?.validity.badInput) return missing;
    if (typed[end] === '') return isOpen ? undefined : missing;
    return isDay(typed[end]) ? undefined : `Enter a day ${allowed}.`;
  }

  const canBeShown =
    ends.every((end) => (typed[end] === '' ? isOpen : isDay(typed[end]))) &&
    findDisorder(typed).to === undefined;

  return {
    fields,
    shown,
    typed,
    wrong,
    isOpen,
    /** The typed days where they can be shown, else those that are shown now. */
    ready: canBeShown ? typed : shown,
    isChanged: !isSame(typed, shown),
    type: (end: End, day: string) => setTyped({ ...typed, [end]: day }),
    /** Tells what is wrong with the typed days; the first wrong one, or null where they can be shown. */
    check: (): End | null => {
      const faults: Wrong = { from: findFault('from'), to: findFault('to') };
      const found = (faults.from ?? faults.to) ? faults : findDisorder(typed);
      setWrong(found);
      return ends.find((end) => found[end] !== undefined) ?? null;
    },
    /** Puts these days in the place of the typed ones, also of a day that is typed in part. */
    forget: (range: DayRange = shown) => {
      setTyped(range);
      setUntouched(range);
      setWrong(findDisorder(range));
      for (const end of ends) {
        const field = fields[end].current;
        if (field) field.value = range[end];
      }
    },
  };
}

export function isSame(one: DayRange, other: DayRange): boolean {
  return ends.every((end) => one[end] === other[end]);
}

function findDisorder({ from, to }: DayRange): Wrong {
  return from !== '' && to !== '' && from > to ? { to: 'Enter a day on or after the first one.' } : {};
}
