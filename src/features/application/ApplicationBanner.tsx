import type { ReactNode } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { Banner } from '#haven/Banner.tsx';
import { Container } from '#haven/Container.tsx';
import { Link } from '#haven/Link.tsx';
import styles from './ApplicationBanner.module.css';

interface ApplicationBannerProps {
  /** Null for whoever made no application. */
  readonly state: ApplicationState | null;
}

/** How somebody's application to become an affiliate stands, unless there is nothing to wait for. */
export function ApplicationBanner({ state }: ApplicationBannerProps) {
  if (state === null || state === 'approved') return null;
  const { tone, icon, words } = banners[state];
  return (
    <Container className={styles['place']}>
      <Banner tone={tone} icon={icon}>
        {words}
      </Banner>
    </Container>
  );
}

interface ApplicationWords {
  readonly tone: 'info' | 'warning' | 'error';
  readonly icon?: 'clock';
  readonly words: ReactNode;
}

const banners: Readonly<Record<Exclude<ApplicationState, 'approved'>, ApplicationWords>> = {
  pending: {
    tone: 'info',
    icon: 'clock',
    words: "Your application is under review. We'll email you when it is approved.",
  },
  infoRequested: {
    tone: 'warning',
    words: 'We need some more information about your application. See the email we sent you.',
  },
  rejected: {
    tone: 'error',
    words: 'Your application was not approved. The email we sent you says why.',
  },
  suspended: {
    tone: 'error',
    words: (
      <>
        Your affiliate account is suspended. Contact{' '}
        <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
      </>
    ),
  },
};
