import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWebinarsQuery } from '#graphql/hooks.ts';
import { HelpPageLayout } from './HelpPageLayout.tsx';
import { RecordedWebinar } from './RecordedWebinar.tsx';
import recording from './RecordedWebinar.module.css';
import { UpcomingWebinars } from './UpcomingWebinars.tsx';
import styles from './Webinars.module.css';

/** Page of upcoming and recorded webinars (screens 2.16). */
export function Webinars() {
  const query = useWebinarsQuery();
  return (
    <HelpPageLayout
      title="Webinar Tutorials"
      lead="Join one live, or watch one when it suits you."
      what="webinars"
      data={query.data?.webinars}
      query={query}
      skeleton={<WebinarsSkeleton />}
    >
      {(webinars) => (
        <>
          <UpcomingWebinars {...webinars} />
          {webinars.recorded.length > 0 && (
            <Box component="section" aria-labelledby="recorded" sx={{ mt: 8 }}>
              <Typography component="h2" variant="h3" id="recorded" tabIndex={-1} sx={{ mb: 4 }}>
                Recorded
              </Typography>
              {webinars.recorded.map((webinar) => (
                <RecordedWebinar key={webinar.id} webinar={webinar} />
              ))}
            </Box>
          )}
        </>
      )}
    </HelpPageLayout>
  );
}

function WebinarsSkeleton() {
  return (
    <>
      <div>
        <Skeleton width={160} height={32} sx={{ mb: 4 }} />
        <div className={styles['cards']}>
          {['first', 'second'].map((key) => (
            <Card key={key}>
              <Skeleton width="50%" height={24} />
              <Skeleton height={20} sx={{ mt: 1, mb: 3 }} />
              <Skeleton width="80%" height={40} sx={{ mb: 4 }} />
              <Skeleton width={96} height={40} />
            </Card>
          ))}
        </div>
      </div>
      <Box sx={{ mt: 8 }}>
        <Skeleton width={160} height={32} sx={{ mb: 4 }} />
        <Card>
          <Skeleton width="40%" height={24} />
          <Skeleton width={640} height={72} sx={{ mt: 1, mb: 3 }} />
          <div className={recording['columns']}>
            <div className={`${recording['video']} ${recording['place']}`} />
            <Skeleton width="80%" height={168} />
          </div>
          <Skeleton height={56} />
        </Card>
      </Box>
    </>
  );
}
