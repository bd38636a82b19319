import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import { formatInUtc, formatMoment, isReadInUtc } from '#domain/moments.ts';
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

interface UpcomingWebinarProps {
  readonly webinar: WebinarsQuery['webinars']['upcoming'][number];
  readonly timeZone: string;
}

const options = { context: { isToldByPage: true } };

/** One date: when it is, and whether the person comes. */
export function UpcomingWebinar({ webinar, timeZone }: UpcomingWebinarProps) {
  const { id, title, summary, startsAt, minutes, isRegistered, joinUrl } = webinar;
  const titleId = useId();
  const { userInfo } = useViewer();
  const [told, setTold] = useState('');
  const [register, registering] = useRegisterForWebinarMutation(options);
  const [unregister, unregistering] = useUnregisterFromWebinarMutation(options);
  const isBusy = registering.loading || unregistering.loading;

  async function change(): Promise<void> {
    registering.reset();
    unregistering.reset();
    setTold('');
    const { error } = await (isRegistered ? unregister : register)({ variables: { id } });
    if (error) return;
    setTold(
      isRegistered
        ? 'You are no longer registered.'
        : `You're registered. We emailed the date to ${userInfo?.email ?? 'you'}.`,
    );
  }

  return (
    <Card component="article" aria-labelledby={titleId} className={styles['card']}>
      <h3 id={titleId} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['summary']}>{summary}</p>
      <p className={styles['when']}>
        <Icon name="clock" className={styles['icon']} />
        <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
      </p>
      <p className={styles['utc']}>
        {isReadInUtc(startsAt, timeZone)
          ? `${minutes} minutes`
          : `${formatInUtc(startsAt)}\u00A0· ${minutes} minutes`}
      </p>
      <div className={styles['actions']}>
        {isRegistered && <Chip color="success" label="Registered" />}
        <Button
          {...(isRegistered ? { variant: 'outlined' } : { color: 'tonal' })}
          busy={isBusy}
          onClick={() => {
            // The failure is shown by what the hooks answer.
            change().catch(() => undefined);
          }}
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
      </div>
      <output className={styles['told']}>{told}</output>
      <ActionFailure
        what={isRegistered ? "We couldn't unregister you." : "We couldn't register you."}
        error={registering.error ?? unregistering.error}
      />
    </Card>
  );
}
