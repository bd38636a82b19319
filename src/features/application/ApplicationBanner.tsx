import type { ReactNode } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { Banner } from '#haven/Banner.tsx';
import { Link } from '#haven/Link.tsx';
import styles from './ApplicationBanner.module.css';

interface ApplicationBannerProps {
  readonly state: ApplicationState;
  /** Why it was rejected, or the affiliate suspended; null where that is not known here. */
  readonly reason?: string | null;
  /** The affiliate's number; null where it is not known here. */
  readonly affiliateId?: string | null;
}

/** How somebody's application to become an affiliate stands. */
export function ApplicationBanner({ state, reason = null, affiliateId = null }: ApplicationBannerProps) {
  const tone = tones[state];
  return (
    <Banner tone={tone} icon={state === 'pending' ? 'clock' : undefined}>
      <span className={styles['words']}>{wordsOf(state, reason, affiliateId)}</span>
    </Banner>
  );
}

const tones = {
  pending: 'info',
  infoRequested: 'warning',
  approved: 'success',
  rejected: 'error',
  suspended: 'error',
} as const satisfies Record<ApplicationState, string>;

function wordsOf(state: ApplicationState, reason: string | null, affiliateId: string | null): ReactNode {
  const because = reason === null ? '' : `The reason: ${reason}\n`;
  switch (state) {
    case 'pending':
      return "Your application is under review. We'll email you when it is decided.";
    case 'infoRequested':
      return 'We need some more information about your application.';
    case 'approved':
      return `You're an affiliate of ${brand.marketplaceName}.${
        affiliateId === null
          ? ''
          : ` Your affiliate ID is ${affiliateId}. Businesses that you refer can name it when they register.`
      }`;
    case 'rejected':
      return `Your application was not approved. ${because || 'The email we sent you says why.'}`.trim();
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
