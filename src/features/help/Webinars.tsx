import { useWebinarsQuery } from '#graphql/hooks.ts';
import { HelpLayout } from './HelpLayout.tsx';
import { HelpRegion } from './HelpRegion.tsx';
import { RecordedWebinar } from './RecordedWebinar.tsx';
import { UpcomingWebinars } from './UpcomingWebinars.tsx';
import styles from './Webinars.module.css';
import { WebinarsSkeleton } from './WebinarsSkeleton.tsx';

/** Webinars that are to come, and those that were recorded (screens 2.16). */
export function Webinars() {
  const { data, loading, error, refetch } = useWebinarsQuery({ notifyOnNetworkStatusChange: true });
  return (
    <HelpLayout
      title="Webinar Tutorials"
      lead="Join one live, or watch one when it suits you."
      isSample={data?.webinars.isSample}
    >
      <HelpRegion
        what="webinars"
        data={data?.webinars}
        loading={loading}
        error={error}
        refetch={refetch}
        skeleton={<WebinarsSkeleton />}
      >
        {({ upcoming, recorded, timeZone }) => (
          <>
            <UpcomingWebinars webinars={upcoming} timeZone={timeZone} hasRecordings={recorded.length > 0} />
            {recorded.length > 0 && (
              <section aria-labelledby="recorded" className={styles['part']}>
                <h2 id="recorded" tabIndex={-1}>
                  Recorded
                </h2>
                {recorded.map((webinar) => (
                  <RecordedWebinar key={webinar.id} webinar={webinar} />
                ))}
              </section>
            )}
          </>
        )}
      </HelpRegion>
    </HelpLayout>
  );
}
