import { funnelsOf, usualStretches } from '#domain/adminAddress.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DayRangeForm } from '#haven/fields/DayRangeForm.tsx';
import type { useDayRange } from '#haven/fields/useDayRange.ts';
import styles from './StretchForm.module.css';
import { useFunnelPlace } from './useFunnelPlace.ts';

/** From which day to which the counted runs began. */
export function StretchForm({ days }: { readonly days: ReturnType<typeof useDayRange> }) {
  const { place, now, goTo } = useFunnelPlace();
  return (
    <div className={styles['stretch']}>
      <DayRangeForm label="Began from" days={days} onShow={({ from, to }) => goTo({ ...place, from, to })} />
      <ul aria-label="Usual times" className={styles['usual']}>
        {usualStretches(now).map(({ name, from, to }) => (
          <li key={name}>
            <Link
              variant="action"
              href={funnelsOf({ ...place, from, to })}
              onClick={() => days.forget({ from, to })}
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
