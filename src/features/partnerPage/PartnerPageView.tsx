import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ComponentType } from 'react';
import { mayBrowseCategories } from '#domain/access.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { dashboardPath, paths } from '#domain/paths.ts';
import { usePartnerPageQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { RegionError } from '#haven/feedback/Region.tsx';
import { useViewer } from '#session/useViewer.ts';
import { PartnerHero } from './PartnerHero.tsx';
import { PartnerPageBody, PartnerPageSkeleton } from './PartnerPageBody.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import styles from './PartnerPageView.module.css';
import touch from './TouchLinks.module.css';
import { useFocusOfferAnchor } from './useFocusOfferAnchor.ts';

interface PartnerPageViewProps {
  /** Path of the partner's page, without a trailing slash. */
  readonly path: string;
  /** Component that renders other offers that may interest the person. */
  readonly Related: ComponentType<{ readonly offers: PartnerPageData['related'] }>;
}

/** Template of all partner pages (screens 2.14); the server returns the content from the partner's record. */
export function PartnerPageView({ path, Related }: PartnerPageViewProps) {
  const { kind } = useViewer();
  const { data, loading, error, refetch } = usePartnerPageQuery({
    variables: { path },
    context: { noAuth: kind === 'visitor' },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const page = data?.partnerPage;
  const partner = partnerOfPage(path);
  useFocusOfferAnchor(Boolean(page));

  if (page === null) {
    return (
      <Container sx={{ py: { xs: 6, md: 7 } }}>
        <h1 tabIndex={-1}>{partner?.title}</h1>
        <EmptyState
          drawing={<BuildingSiteDrawing lintel="planned" />}
          title="This partner isn't available to your company."
          actions={
            <Button size="large" href={paths.dashboard}>
              View partners
            </Button>
          }
        />
      </Container>
    );
  }
  return (
    <Container sx={{ py: { xs: 6, md: 7 } }}>
      <Breadcrumb category={page?.offer.category.name ?? partner?.category} />
      {/* The heading remains the same element during loading, since it may have the focus. */}
      <PartnerHero partner={partner} heading={heading} page={page} isLoading={!page && loading} />
      {page ? (
        <>
          <PartnerPageBody page={page} />
          {page.related.length > 0 && (
            <Box component="section" aria-labelledby="related" sx={{ mt: 8 }}>
              <Typography component="h2" variant="h4" id="related">
                Related partners
              </Typography>
              <Box className={styles['cards']} sx={{ display: 'grid', gap: { xs: 4, md: 6 }, mt: 4 }}>
                <Related offers={page.related} />
              </Box>
            </Box>
          )}
        </>
      ) : loading ? (
        <PartnerPageSkeleton />
      ) : (
        <div className={styles['body']}>
          <RegionError
            title="We couldn't load this page."
            cause={error && toCallFailure(error).message}
            reference={error && toCallFailure(error).reference}
            onRetry={() => {
              void refetch();
              // The pressed button disappears, so the heading takes the focus.
              heading.current?.focus();
            }}
          />
        </div>
      )}
    </Container>
  );
}

/** Breadcrumb with links to the dashboard and the partner's category, for viewers who may browse by category. */
function Breadcrumb({ category }: { readonly category: string | undefined }) {
  const { kind } = useViewer();
  if (!mayBrowseCategories(kind)) return null;
  return (
    <nav aria-label="Breadcrumb">
      <Stack
        component="ol"
        direction="row"
        spacing={2}
        className={touch['links']}
        sx={{ flexWrap: 'wrap', mb: 3, typography: 'body2', color: 'text.secondary' }}
      >
        <li>
          <Link href={paths.dashboard}>Partners</Link>
        </li>
        {category !== undefined && (
          <Stack component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Icon name="chevronRight" size={16} />
            <Link href={dashboardPath({ category })}>{category}</Link>
          </Stack>
        )}
      </Stack>
    </nav>
  );
}
