import Stack from '@mui/material/Stack';
import { paths } from '#domain/paths.ts';
import { useIntroductionQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { HelpLayout } from './HelpLayout.tsx';
import { HelpRegion } from './HelpRegion.tsx';
import { IntroductionSection, IntroductionSkeleton } from './IntroductionSection.tsx';

/** What the marketplace is, in a few short sections, and the way into it (screens 2.16). */
export function Introduction() {
  const { data, loading, error, refetch } = useIntroductionQuery({ notifyOnNetworkStatusChange: true });
  return (
    <HelpLayout
      title="Intro to the marketplace"
      lead="The marketplace and what you can do with it. A two-minute read."
      isSample={data?.introduction.isSample}
    >
      <HelpRegion
        what="the introduction"
        data={data?.introduction.sections}
        loading={loading}
        error={error}
        refetch={refetch}
        skeleton={<IntroductionSkeleton />}
      >
        {(sections) => (
          <Stack spacing={{ xs: 8, md: 6 }}>
            {sections.map((section) => (
              <IntroductionSection key={section.title} section={section} />
            ))}
          </Stack>
        )}
      </HelpRegion>
      <Stack direction="row" spacing="16px 24px" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 8 }}>
        <Button size="large" href={paths.dashboard}>
          View partners
        </Button>
        <Link variant="action" href={paths.faq}>
          Read the FAQ
        </Link>
      </Stack>
    </HelpLayout>
  );
}
