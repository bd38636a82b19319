import { brand } from '#domain/brand.ts';
import { failureWords } from '#domain/failureWords.ts';
import { usePrivacyQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/Button.tsx';
import { Checkbox } from '#haven/Checkbox.tsx';
import { FieldError } from '#haven/FieldError.tsx';
import { Region } from '#haven/Region.tsx';
import { Surface } from '#haven/Surface.tsx';
import { regionOf } from '#session/askedQuery.ts';
import { useDownload } from '#session/useDownload.ts';
import { useSettings } from '#session/useSettings.ts';
import { useViewer } from '#session/useViewer.ts';
import { DoneNotice } from './DoneNotice.tsx';
import styles from './Privacy.module.css';
import { RecordedEvents } from './RecordedEvents.tsx';
import { SectionHead } from './SectionHead.tsx';

/** What is kept of the person, and what they decide about it (screens 2.12). */
export function Privacy() {
  const { userInfo } = useViewer();
  const { isBusy, choice, done, failure, send } = useSettings();
  const { download, failure: notFetched } = useDownload();
  const asked = usePrivacyQuery({
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  return (
    <>
      <SectionHead title="Privacy">What we keep about you, and what we may send you.</SectionHead>
      <DoneNotice>{done === 'chosen' ? 'Your choice is saved.' : null}</DoneNotice>
      <Region what="your privacy settings" data={asked.data?.privacy} {...regionOf(asked)}>
        {({ offerNews, recorded, recordedTotal }) => (
          <>
            <div className={styles['cards']}>
              <Surface padding="form">
                <h3 className={styles['title']}>Email</h3>
                <p className={styles['note']}>
                  We always email you about your account and certificates. If you like, we also tell you when
                  your company gets a partner, or when an offer or coupon that you asked about is there: one
                  email a day at most.
                </p>
                <Checkbox
                  label="Tell me about offers"
                  className={styles['choice']}
                  checked={isBusy && choice?.of === 'offerNews' ? choice.offerNews : offerNews}
                  error={failure ? failureWords(failure).join(' ') : undefined}
                  onChange={({ target }) =>
                    send({
                      type: 'choice.submitted',
                      choice: { of: 'offerNews', offerNews: target.checked },
                    })
                  }
                />
              </Surface>
              <Surface padding="form">
                <h3 className={styles['title']}>Your data</h3>
                <p className={styles['note']}>
                  A file (JSON) of everything we keep about you, without secrets.
                </p>
                <div role="alert">
                  {notFetched && (
                    <FieldError id="export-error">{failureWords(notFetched).join(' ')}</FieldError>
                  )}
                </div>
                <Button
                  variant="tonal"
                  size="large"
                  className={styles['choice']}
                  onClick={() => download('/api/app/account/export', `${brand.slug}-my-data.json`)}
                >
                  Download my data
                </Button>
              </Surface>
            </div>
            <RecordedEvents events={recorded} total={recordedTotal} />
          </>
        )}
      </Region>
    </>
  );
}
