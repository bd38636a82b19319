import { useRef, useState } from 'react';
import { isSupportedDay, supportedDayRange } from '#domain/days.ts';

/** The first and the last day of a range, as YYYY-MM-DD; an empty string means no bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

type End = keyof DayRange;
type RangeErrors = Partial<Record<End, string | undefined>>;

interface DayRangeOptions {
  /** The range by which the page filters now. */
  readonly shown: DayRange;
  /** Whether the days can be empty, which means no bound. */
  readonly isOpen?: boolean;
}

export const rangeEnds = ['from', 'to'] as const;
export const emptyDayRange: DayRange = { from: '', to: '' };

/** State of a `DayRangeForm`: the typed days, which the page may not have applied yet, and their errors. */
export function useDayRange({ shown, isOpen = false }: DayRangeOptions) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [followed, setFollowed] = useState(shown);
  /** Values of the fields before the person typed. */
  const [untouched, setUntouched] = useState(shown);
  const [typed, setTyped] = useState(shown);
  const [errors, setErrors] = useState(() => checkOrder(shown));

  // The fields show another range that the page applies, except for a day that the person has changed.
  if (!isSameRange(followed, shown)) {
    const follow = (end: End) => (typed[end] === untouched[end] ? shown[end] : typed[end]);
    const next = { from: follow('from'), to: follow('to') };
    setFollowed(shown);
    setUntouched(shown);
    setTyped(next);
    setErrors(checkOrder(next));
  }

  function checkDay(end: End): string | undefined {
    const missing = `Enter the ${end === 'from' ? 'first' : 'last'} day, as 11/20/2026.`;
    if (fields[end].current?.validity.badInput) return missing;
    if (typed[end] === '') return isOpen ? undefined : missing;
    return isSupportedDay(typed[end]) ? undefined : `Enter a day ${supportedDayRange}.`;
  }

  const isValid =
    rangeEnds.every((end) => (typed[end] === '' ? isOpen : isSupportedDay(typed[end]))) &&
    checkOrder(typed).to === undefined;

  return {
    fields,
    shown,
    typed,
    errors,
    isOpen,
    /** The typed range if it is valid, otherwise the range that the page applies. */
    ready: isValid ? typed : shown,
    isChanged: !isSameRange(typed, shown),
    type: (end: End, day: string) => setTyped({ ...typed, [end]: day }),
    /** Sets the errors of the typed range. Returns the first field with an error; null if the range is valid. */
    validate: (): End | null => {
      const faults: RangeErrors = { from: checkDay('from'), to: checkDay('to') };
      const found = (faults.from ?? faults.to) ? faults : checkOrder(typed);
      setErrors(found);
      return rangeEnds.find((end) => found[end] !== undefined) ?? null;
    },
    /** Replaces the typed range, also a date that is typed only in part. */
    reset: (range: DayRange) => {
      setTyped(range);
      setUntouched(range);
      setErrors(checkOrder(range));
      for (const end of rangeEnds) {
        const field = fields[end].current;
        if (field) field.value = range[end];
      }
    },
  };
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return rangeEnds.every((end) => one[end] === other[end]);
}

function checkOrder({ from, to }: DayRange): RangeErrors {
  return from !== '' && to !== '' && from > to ? { to: 'Enter a day on or after the first one.' } : {};
}
