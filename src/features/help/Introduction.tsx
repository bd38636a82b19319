import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#domain/paths.ts';
import { useIntroductionQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { HelpPageLayout } from './HelpPageLayout.tsx';
import styles from './Introduction.module.css';
import { introductionDrawings } from './introductionDrawings.tsx';

/** Page that introduces the marketplace in short sections, with links to the dashboard and the FAQ (screens 2.16). */
export function Introduction() {
  const query = useIntroductionQuery();
  return (
    <HelpPageLayout
      title="Intro to the marketplace"
      lead="The marketplace and what you can do with it. A two-minute read."
      what="the introduction"
      data={query.data?.introduction}
      query={query}
      skeleton={<IntroductionSkeleton />}
      footer={
        <Stack direction="row" spacing="16px 24px" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 8 }}>
          <Button size="large" href={paths.dashboard}>
            View partners
          </Button>
          <Link variant="action" href={paths.faq}>
            Read the FAQ
          </Link>
        </Stack>
      }
    >
      {({ sections }) => (
        <Stack spacing={{ xs: 8, md: 6 }}>
          {sections.map(({ title, drawing, text }) => (
            <section key={title} className={styles['section']}>
              <div className={styles['drawing']}>{introductionDrawings[drawing]}</div>
              <Box sx={{ maxWidth: 480 }}>
                <h2>{title}</h2>
                {text.map((paragraph) => (
                  <Typography key={paragraph} sx={{ mt: 2 }}>
                    {paragraph}
                  </Typography>
                ))}
              </Box>
            </section>
          ))}
        </Stack>
      )}
    </HelpPageLayout>
  );
}

function IntroductionSkeleton() {
  return (
    <Stack spacing={{ xs: 8, md: 6 }}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <div key={key} className={styles['section']}>
          <div className={styles['drawing']}>
            <Skeleton height={348} />
          </div>
          <Box sx={{ maxWidth: 480 }}>
            <Skeleton width={280} height={32} />
            <Skeleton height={72} sx={{ mt: 2 }} />
          </Box>
        </div>
      ))}
    </Stack>
  );
}
