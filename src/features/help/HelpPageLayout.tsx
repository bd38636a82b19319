import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { RegionError } from '#haven/feedback/Region.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { PageHead } from '#haven/layout/PageHead.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { QueryState } from '#session/queryState.ts';

interface HelpPageLayoutProps<Data> extends HelpContentProps<Data> {
  readonly title: string;
  /** Purpose of the page, in one sentence. */
  readonly lead: string;
  /** Content at the right of the heading. */
  readonly tools?: ReactNode;
  /** Content at the end of the page, also shown during loading and after a failure. */
  readonly footer?: ReactNode;
}

/** Layout of a help page: heading, then the loaded content, its skeleton, or an error (screens 2.16). */
export function HelpPageLayout<Data extends { readonly isSample: boolean }>({
  title,
  lead,
  tools,
  footer,
  ...content
}: HelpPageLayoutProps<Data>) {
  const isSample = content.data?.isSample;
  return (
    <Main>
      <Container>
        <PageHead tools={tools}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <h1 tabIndex={-1}>{title}</h1>
            <Typography color="textSecondary" sx={{ maxWidth: 640, mt: 1 }}>
              {lead}
            </Typography>
            {/* Reserves the line "Sample content" until the content has loaded, to prevent a layout shift. */}
            {isSample !== false && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, mt: 1 }}
              >
                {isSample && (
                  <>
                    <Icon name="info" size={16} />
                    Sample content
                  </>
                )}
              </Typography>
            )}
          </Box>
        </PageHead>
        <HelpContent {...content} />
        {footer}
      </Container>
    </Main>
  );
}

interface HelpContentProps<Data> {
  /** Name of the content in messages: "questions". */
  readonly what: string;
  readonly data: Data | undefined;
  readonly query: QueryState;
  /** Skeleton shown during loading, in about the size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

function HelpContent<Data>({ what, data, query, skeleton, children }: HelpContentProps<Data>) {
  if (data !== undefined) return children(data);
  if (query.error === undefined || query.loading) {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading {what}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  const failure = toCallFailure(query.error);
  return (
    <RegionError
      title={`We couldn't load ${what}.`}
      cause={failure.message}
      reference={failure.reference}
      onRetry={() => {
        // The pressed button disappears, so the heading takes the focus.
        document.querySelector<HTMLElement>('main h1')?.focus();
        query.refetch().catch(() => undefined);
      }}
    />
  );
}
