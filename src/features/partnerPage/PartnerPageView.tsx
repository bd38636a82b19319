import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef, type ComponentType } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { usePartnerPageQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { SiteDrawing } from '#haven/drawing/Site.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { RegionError } from '#haven/feedback/Region.tsx';
import { useViewer } from '#session/useViewer.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { PartnerHero } from './PartnerHero.tsx';
import { PartnerPageBody } from './PartnerPageBody.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import { PartnerPageSkeleton } from './PartnerPageSkeleton.tsx';
import styles from './PartnerPageView.module.css';
import { useOfferHeading } from './useOfferHeading.ts';

interface PartnerPageViewProps {
  /** The page's path, without a slash at its end. */
  readonly path: string;
  /** Draws other offers that the person may want. */
  readonly Related: ComponentType<{ readonly offers: PartnerPageData['related'] }>;
}

/** The one template of all partner pages (screens 2.14): what it says is the partner's record. */
export function PartnerPageView({ path, Related }: PartnerPageViewProps) {
  const { kind } = useViewer();
  const isVisitor = kind === 'visitor';
  const { data, loading, error, refetch } = usePartnerPageQuery({
    variables: { path },
    notifyOnNetworkStatusChange: true,
    context: { noAuth: isVisitor },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const page = data?.partnerPage;
  const partner = partnerOfPage(path);
  useOfferHeading(Boolean(page));
  const name = page?.heading ?? partner?.title ?? '';

  function retry(): void {
    void refetch();
    // What was pressed is gone then.
    heading.current?.focus();
  }

  if (page === null) {
    return (
      <Container sx={{ py: { xs: 6, md: 7 } }}>
        <h1 tabIndex={-1}>{name}</h1>
        <EmptyState
          drawing={<SiteDrawing lintel="planned" />}
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
      {/* The heading is the same element throughout: it may hold the focus while the rest arrives. */}
      <PartnerHero
        partnerId={partner?.id ?? 0}
        heading={heading}
        name={name}
        page={page}
        isLoading={!page && loading}
      />
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
            onRetry={retry}
          />
        </div>
      )}
    </Container>
  );
}
