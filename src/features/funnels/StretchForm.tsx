import { funnelsOf, usualStretches } from '#domain/adminAddress.ts';
import { isRecordedDay } from '#domain/days.ts';
import { DayRangeForm } from '#haven/DayRangeForm.tsx';
import { Link } from '#haven/Link.tsx';
import styles from './StretchForm.module.css';
import { useFunnelPlace } from './useFunnelPlace.ts';

/** From which day to which the counted runs began. */
export function StretchForm() {
  const { place, now, goTo } = useFunnelPlace();
  return (
    <div className={styles['stretch']}>
      <DayRangeForm
        label="Began from"
        shown={place}
        isDay={isRecordedDay}
        onShow={({ from, to }) => goTo({ ...place, from, to })}
      />
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
