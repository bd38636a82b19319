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

/** From which day to which something is shown. */
export function DayRangeForm({ label, shown, isDay, isOpen = false, onShow }: DayRangeFormProps) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const key = `${shown.from} ${shown.to}`;
  // What was wrong is so until other days are shown.
  const [found, setFound] = useState<{ readonly key: string; readonly wrong: Wrong }>({ key, wrong: {} });
  const wrong = found.key === key ? found.wrong : {};

  function isRight(end: keyof DayRange): boolean {
    const field = fields[end].current;
    if (!field || field.validity.badInput) return false;
    return field.value === '' ? isOpen : isDay(field.value);
  }

  function findWrong({ from, to }: DayRange): Wrong {
    if (!isRight('from')) return { from: 'Enter the first day, as 11/20/2026.' };
    if (!isRight('to')) return { to: 'Enter the last day, as 11/20/2026.' };
    return from !== '' && to !== '' && from > to ? { to: 'This day lies before the first one.' } : {};
  }

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const range = { from: fields.from.current?.value ?? '', to: fields.to.current?.value ?? '' };
    const wrongNow = findWrong(range);
    setFound({ key, wrong: wrongNow });
    const first = ends.find((end) => wrongNow[end] !== undefined);
    if (first === undefined) onShow(range);
    else fields[first].current?.focus();
  }

  return (
    <form noValidate onSubmit={show} className={styles['form']}>
      {ends.map((end) => (
        <div key={`${end} ${key}`} className={styles['field']}>
          <TextField
            ref={fields[end]}
            label={end === 'from' ? label : 'To'}
            type="date"
            defaultValue={shown[end]}
            error={wrong[end]}
          />
        </div>
      ))}
      <Button type="submit" variant="outline" size="large">
        Show
      </Button>
    </form>
  );
}
