import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { parsePath } from 'react-router-dom';
import { homePathOf, type ViewerKind } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { PartnerCard } from '#haven/data/PartnerCard.tsx';
import { useOverridePageName } from '#haven/navigation/useOverridePageName.ts';
import { lazyComponent } from '#session/lazyComponent.ts';
import { useRuntime } from '#session/runtime.ts';
import { toPartnerCardProps } from '#session/showcase.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './PartnerNotIncluded.module.css';

/** Component that loads lazily, since the usual not-found page does not need it. */
const AskForPartner = lazyComponent(
  async () => (await import('./PartnerRequestPanel.tsx')).PartnerRequestPanel,
);

interface PartnerNotIncludedProps {
  readonly kind: ViewerKind;
  /** Address of the partner's page that the person opened, if known. */
  readonly wanted: string | undefined;
}

/** Page of a missing partner: the card of the offer, and a form that asks for the partner. */
export function PartnerNotIncluded({ kind, wanted = '' }: PartnerNotIncludedProps) {
  const { userInfo } = useViewer();
  const path = parsePath(wanted).pathname ?? '';
  const partner = useRuntime().catalog.partners.find(({ pages }) => pages.includes(path));
  const company = userInfo?.customer?.customerName;
  const title = `${partner?.title ?? 'This partner'} is not among ${company ? `the offers of ${company}` : 'your offers'} yet`;
  const isAsked = partner !== undefined && company !== undefined;
  useOverridePageName(title);
  return (
    <Container>
      <div className={styles['page']}>
        <Stack spacing={2} sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          <h1 tabIndex={-1}>{title}</h1>
          {isAsked ? (
            <p>
              Everyone at {company} can ask for it. {brand.name} decides, and emails the person who asked.
            </p>
          ) : (
            <p>Tell us what you need, and we will look for a partner who offers it.</p>
          )}
        </Stack>
        {partner && (
          // Without this element, the card would stretch to the height of the form.
          <div>
            <PartnerCard {...toPartnerCardProps(partner)} compact />
          </div>
        )}
        {isAsked && (
          <Stack spacing={4}>
            <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
              <AskForPartner partner={partner} path={path} />
            </Suspense>
          </Stack>
        )}
        <Box sx={{ gridColumn: '1 / -1' }}>
          {!isAsked && (
            <Button size="large" href={paths.requestProducts}>
              Request a product
            </Button>
          )}
          <Link variant="action" href={homePathOf(kind)}>
            View your partners
          </Link>
        </Box>
      </div>
    </Container>
  );
}
