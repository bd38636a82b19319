import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatInUtc, formatMoment, isSameInUtc } from '#domain/moments.ts';
import {
  useRegisterForWebinarMutation,
  useUnregisterFromWebinarMutation,
  type WebinarsQuery,
} from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useViewer } from '#session/useViewer.ts';
import { ActionFailure } from './ActionFailure.tsx';
import styles from './Webinars.module.css';

/** Upcoming dates of webinars, in the time zone that the person has chosen, or in the browser's time zone. */
export function UpcomingWebinars({ upcoming, recorded, timeZone }: WebinarsQuery['webinars']) {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section aria-labelledby="upcoming">
      <Typography component="h2" variant="h3" id="upcoming" sx={{ mb: 4 }}>
        Upcoming
      </Typography>
      {upcoming.length === 0 && (
        <p>
          No upcoming webinars.{' '}
          {recorded.length > 0 && (
            <Link variant="action" onClick={() => document.getElementById('recorded')?.focus()}>
              Watch a recording.
            </Link>
          )}
        </p>
      )}
      <ul className={styles['cards']}>
        {upcoming.map((webinar) => (
          <li key={webinar.id}>
            <UpcomingWebinar webinar={webinar} timeZone={zone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const options = { context: { isToldByPage: true } };

type Webinar = WebinarsQuery['webinars']['upcoming'][number];

function UpcomingWebinar({ webinar, timeZone }: { readonly webinar: Webinar; readonly timeZone: string }) {
  const { id, title, summary, startsAt, minutes, isRegistered, joinUrl } = webinar;
  const titleId = useId();
  const { userInfo } = useViewer();
  const [notice, setNotice] = useState('');
  const [register, registering] = useRegisterForWebinarMutation(options);
  const [unregister, unregistering] = useUnregisterFromWebinarMutation(options);
  const isBusy = registering.loading || unregistering.loading;

  async function change(): Promise<void> {
    registering.reset();
    unregistering.reset();
    setNotice('');
    const { error } = await (isRegistered ? unregister : register)({ variables: { id } });
    if (error) return;
    setNotice(
      isRegistered
        ? 'You are no longer registered.'
        : `You're registered. We emailed the date to ${userInfo?.email ?? 'you'}.`,
    );
  }

  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <h3 id={titleId}>{title}</h3>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {summary}
      </Typography>
      <Typography
        component="p"
        variant="h6"
        sx={{ display: 'flex', textWrap: 'balance', '& svg': { color: 'info.main' }, gap: 2 }}
      >
        <Icon name="clock" />
        <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4, pl: 6, textWrap: 'balance' }}>
        {isSameInUtc(startsAt, timeZone)
          ? `${minutes} minutes`
          : `${formatInUtc(startsAt)}\u00A0· ${minutes} minutes`}
      </Typography>
      <Stack direction="row" spacing="12px 16px" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 'auto' }}>
        {isRegistered && <Chip color="success" label="Registered" />}
        <Button
          {...(isRegistered ? { variant: 'outlined' } : { color: 'tonal' })}
          busy={isBusy}
          // The mutation hooks also return the error, which `ActionFailure` shows.
          onClick={() => void change().catch(() => undefined)}
        >
          {isRegistered ? 'Unregister' : 'Register'}
          <VisuallyHidden>
            {' '}
            {isRegistered ? 'from' : 'for'} {title}
          </VisuallyHidden>
        </Button>
        {joinUrl !== null && (
          <Link variant="action" href={joinUrl}>
            Join<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </Stack>
      <Typography component="output" variant="body2" sx={{ '&:not(:empty)': { mt: 3 } }}>
        {notice}
      </Typography>
      <ActionFailure
        what={isRegistered ? "We couldn't unregister you." : "We couldn't register you."}
        error={registering.error ?? unregistering.error}
      />
    </Card>
  );
}
