import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';

type UnapprovedState = Exclude<ApplicationState, 'approved'>;

interface ApplicationBannerProps {
  readonly state: UnapprovedState;
  /** Reason for a rejection or suspension; null if unknown. */
  readonly reason?: string | null;
}

/** Alert about the state of an application that is not approved. */
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
  const support = <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>;
  if (state === 'pending') return "Your application is under review. We'll email you when it is decided.";
  if (state === 'infoRequested') return 'We need some more information about your application.';
  return state === 'rejected' ? (
    <>
      Your application was not approved. {because || 'The email we sent you says why. '}If you have a
      question, write to {support}.
    </>
  ) : (
    <>
      Your affiliate account is suspended. {because}Contact {support}.
    </>
  );
}
