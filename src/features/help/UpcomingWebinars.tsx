import Typography from '@mui/material/Typography';
import type { WebinarsQuery } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { UpcomingWebinar } from './UpcomingWebinar.tsx';
import styles from './Webinars.module.css';

interface UpcomingWebinarsProps {
  readonly webinars: WebinarsQuery['webinars']['upcoming'];
  /** The person's own; null means that of the browser. */
  readonly timeZone: string | null;
  readonly hasRecordings: boolean;
}

/** The dates that are to come, by the clocks of the person. */
export function UpcomingWebinars({ webinars, timeZone, hasRecordings }: UpcomingWebinarsProps) {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section aria-labelledby="upcoming">
      <Typography component="h2" variant="h3" id="upcoming" sx={{ mb: 4 }}>
        Upcoming
      </Typography>
      {webinars.length === 0 && (
        <p>
          No upcoming webinars.{' '}
          {hasRecordings && (
            <Link variant="action" onClick={() => document.getElementById('recorded')?.focus()}>
              Watch a recording.
            </Link>
          )}
        </p>
      )}
      <ul className={styles['cards']}>
        {webinars.map((webinar) => (
          <li key={webinar.id}>
            <UpcomingWebinar webinar={webinar} timeZone={zone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
