import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';

/** Whoever is approved has their link instead. */
type UnapprovedState = Exclude<ApplicationState, 'approved'>;

interface ApplicationBannerProps {
  readonly state: UnapprovedState;
  /** Why it was rejected, or the affiliate suspended; null where that is not known here. */
  readonly reason?: string | null;
}

/** How somebody's application to become an affiliate stands. */
export function ApplicationBanner({ state, reason = null }: ApplicationBannerProps) {
  return (
    <Alert severity={severities[state]} icon={state === 'pending' ? <Icon name="clock" /> : undefined}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {wordsOf(state, reason)}
      </Box>
    </Alert>
  );
}

const severities = {
  pending: 'info',
  infoRequested: 'warning',
  rejected: 'error',
  suspended: 'error',
} as const satisfies Record<UnapprovedState, string>;

function wordsOf(state: UnapprovedState, reason: string | null): ReactNode {
  const because = reason === null ? '' : `The reason: ${reason}\n`;
  switch (state) {
    case 'pending':
      return "Your application is under review. We'll email you when it is decided.";
    case 'infoRequested':
      return 'We need some more information about your application.';
    case 'rejected':
      return (
        <>
          Your application was not approved. {because || 'The email we sent you says why. '}If you have a
          question, write to <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
        </>
      );
    case 'suspended':
    default:
      return (
        <>
          Your affiliate account is suspended. {because}Contact{' '}
          <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
        </>
      );
  }
}
