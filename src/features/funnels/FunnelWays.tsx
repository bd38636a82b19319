import { formatCount, waysFrom, type Funnel, type FunnelState, type Ways } from './funnelNumbers.ts';
import { StateName } from './StateName.tsx';
import styles from './FunnelWays.module.css';

interface FunnelWaysProps {
  readonly funnel: Funnel;
  readonly state: FunnelState;
}

/** By which events a state was left, how often and where to, and which tracked event each fires. */
export function FunnelWays({ funnel, state: { name, left, idle } }: FunnelWaysProps) {
  const ways = waysFrom(funnel, name);
  if (ways.length === 0 && idle === 0) return 'Nothing leads on.';
  return (
    <>
      <p className={styles['total']}>
        {formatCount(left)} {left === 1 ? 'time' : 'times'}
      </p>
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <li
            key={`${way.event} ${way.to.join()} ${way.tracked.join()}`}
            className={way.count === 0 ? styles['untaken'] : undefined}
          >
            <span className={styles['count']}>{formatCount(way.count)}</span>
            <span>
              <code>{way.event}</code> <Target funnel={funnel} way={way} />
              {way.tracked.length > 0 && (
                <strong className={styles['tracked']}>Fires {way.tracked.join(' or ')}</strong>
              )}
            </span>
          </li>
        ))}
        {idle > 0 && (
          <li>
            <span className={styles['count']}>{formatCount(idle)}</span>
            <span>fell idle</span>
          </li>
        )}
      </ul>
    </>
  );
}

function Target({ funnel, way: { to } }: { readonly funnel: Funnel; readonly way: Ways }) {
  const targets = funnel.states.filter(({ name }) => to.includes(name));
  const [only, ...others] = targets;
  if (!only) return 'out of the funnel';
  if (others.length > 0) return `to ${targets.map(({ number }) => number).join(', ')}`;
  return (
    <>
      to <StateName {...only} />
    </>
  );
}
