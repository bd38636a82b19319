import { useRef, useState, type SubmitEvent } from 'react';
import { funnelsOf, isCountedDay, isStretch, usualStretches, type Stretch } from '#domain/adminAddress.ts';
import { Button } from '#haven/Button.tsx';
import { Link } from '#haven/Link.tsx';
import { TextField } from '#haven/TextField.tsx';
import styles from './StretchForm.module.css';
import { useFunnelPlace } from './useFunnelPlace.ts';

type Wrong = Partial<Record<keyof Stretch, string>>;

/** From which day to which the counted runs began. */
export function StretchForm() {
  const { place, now, goTo } = useFunnelPlace();
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const shown = `${place.from} ${place.to}`;
  // What was wrong is so until other days are shown.
  const [found, setFound] = useState<{ readonly shown: string; readonly wrong: Wrong }>({ shown, wrong: {} });
  const wrong = found.shown === shown ? found.wrong : {};

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const stretch = { from: fields.from.current?.value ?? '', to: fields.to.current?.value ?? '' };
    const wrongNow = findWrong(stretch);
    setFound({ shown, wrong: wrongNow });
    if (isStretch(stretch)) goTo({ ...place, ...stretch });
    else fields[wrongNow.from === undefined ? 'to' : 'from'].current?.focus();
  }

  return (
    <div className={styles['stretch']}>
      <form noValidate onSubmit={show} className={styles['form']}>
        {(['from', 'to'] as const).map((name) => (
          <div key={`${name} ${shown}`} className={styles['field']}>
            <TextField
              ref={fields[name]}
              label={name === 'from' ? 'Began from' : 'To'}
              type="date"
              defaultValue={place[name]}
              error={wrong[name]}
            />
          </div>
        ))}
        <Button type="submit" variant="outline" size="large">
          Show
        </Button>
      </form>
      <ul aria-label="Usual times" className={styles['usual']}>
        {usualStretches(now).map(({ name, from, to }) => (
          <li key={name}>
            <Link
              variant="action"
              href={funnelsOf({ ...place, from, to })}
              aria-current={from === place.from && to === place.to ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findWrong({ from, to }: Stretch): Wrong {
  if (!isCountedDay(from)) return { from: 'Enter the first day, as 11/20/2026.' };
  if (!isCountedDay(to)) return { to: 'Enter the last day, as 11/20/2026.' };
  return from > to ? { to: 'This day lies before the first one.' } : {};
}
