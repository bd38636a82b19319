import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from './Button.tsx';
import styles from './DayRangeForm.module.css';
import { TextField } from './TextField.tsx';

/** The first and the last of some days: YYYY-MM-DD, empty where there is no such bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

type Wrong = Partial<Record<keyof DayRange, string>>;

interface DayRangeFormProps {
  /** What the first day is asked for by: "Began from". */
  readonly label: string;
  /** What is shown now. */
  readonly shown: DayRange;
  readonly isDay: (text: string) => boolean;
  /** Whether either day may be left out. */
  readonly isOpen?: boolean;
  readonly onShow: (range: DayRange) => void;
}

const ends = ['from', 'to'] as const;
const allDays: DayRange = { from: '', to: '' };

/** From which day to which something is shown. */
export function DayRangeForm({ label, shown, isDay, isOpen = false, onShow }: DayRangeFormProps) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [asked, setAsked] = useState(shown);
  const [typed, setTyped] = useState(shown);
  const [wrong, setWrong] = useState(() => findDisorder(shown));

  // Other days are shown by now: what was typed, and what was wrong with it, is about those before.
  if (!isSame(asked, shown)) {
    setAsked(shown);
    setTyped(shown);
    setWrong(findDisorder(shown));
  }

  function isRight(end: keyof DayRange): boolean {
    if (fields[end].current?.validity.badInput) return false;
    return typed[end] === '' ? isOpen : isDay(typed[end]);
  }

  function findWrong(): Wrong {
    if (!isRight('from')) return { from: 'Enter the first day, as 11/20/2026.' };
    if (!isRight('to')) return { to: 'Enter the last day, as 11/20/2026.' };
    return findDisorder(typed);
  }

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findWrong();
    setWrong(found);
    const first = ends.find((end) => found[end] !== undefined);
    if (first !== undefined) fields[first].current?.focus();
    else if (!isSame(typed, shown)) onShow(typed);
  }

  function showAll(): void {
    setTyped(allDays);
    setWrong({});
    if (!isSame(shown, allDays)) onShow(allDays);
    // What was pressed is gone then.
    fields.from.current?.focus();
  }

  return (
    <form noValidate onSubmit={show} className={styles['form']}>
      {ends.map((end) => (
        <div key={end} className={styles['field']}>
          <TextField
            ref={fields[end]}
            label={end === 'from' ? label : 'To'}
            type="date"
            value={typed[end]}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            error={wrong[end]}
          />
        </div>
      ))}
      <Button type="submit" variant="outline" size="large">
        Show
      </Button>
      {isOpen && !(isSame(shown, allDays) && isSame(typed, allDays)) && (
        <Button type="button" variant="text" size="large" onClick={showAll}>
          All days
        </Button>
      )}
    </form>
  );
}

function isSame(one: DayRange, other: DayRange): boolean {
  return ends.every((end) => one[end] === other[end]);
}

function findDisorder({ from, to }: DayRange): Wrong {
  return from !== '' && to !== '' && from > to ? { to: 'This day lies before the first one.' } : {};
}
