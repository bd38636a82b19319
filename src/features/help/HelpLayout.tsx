import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { PageHead } from '#haven/layout/PageHead.tsx';

interface HelpLayoutProps {
  readonly title: string;
  /** What the page is good for, in one sentence. */
  readonly lead: string;
  /** Whether what the page says is there to be replaced; undefined while that is not known. */
  readonly isSample: boolean | undefined;
  /** Shown at the right of the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A help page: its heading, and below what it holds. */
export function HelpLayout({ title, lead, isSample, tools, children }: HelpLayoutProps) {
  return (
    <Main>
      <Container>
        <PageHead tools={tools}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <h1 tabIndex={-1}>{title}</h1>
            <Typography color="textSecondary" sx={{ maxWidth: 640, mt: 1 }}>
              {lead}
            </Typography>
            {/* Its line is kept while it is not known whether it is needed. */}
            {isSample !== false && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, mt: 1 }}
              >
                {isSample === true && (
                  <>
                    <Icon name="info" size={16} />
                    Sample content
                  </>
                )}
              </Typography>
            )}
          </Box>
        </PageHead>
        {children}
      </Container>
    </Main>
  );
}
