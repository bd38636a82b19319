import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWebinarsQuery } from '#graphql/hooks.ts';
import { HelpLayout } from './HelpLayout.tsx';
import { HelpRegion } from './HelpRegion.tsx';
import { RecordedWebinar } from './RecordedWebinar.tsx';
import { UpcomingWebinars } from './UpcomingWebinars.tsx';
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
              <Box component="section" aria-labelledby="recorded" sx={{ mt: 8 }}>
                <Typography component="h2" variant="h3" id="recorded" tabIndex={-1} sx={{ mb: 4 }}>
                  Recorded
                </Typography>
                {recorded.map((webinar) => (
                  <RecordedWebinar key={webinar.id} webinar={webinar} />
                ))}
              </Box>
            )}
          </>
        )}
      </HelpRegion>
    </HelpLayout>
  );
}
