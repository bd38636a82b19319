import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { formatDay } from '#domain/formatDay.ts';
import type { WebinarsQuery } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Expander } from '#haven/layout/Expander.tsx';
import { formatPlaybackTime } from './formatPlaybackTime.ts';
import styles from './RecordedWebinar.module.css';

type Recording = WebinarsQuery['webinars']['recorded'][number];

/** Recorded webinar in the browser's native video player, with captions, chapters, and a transcript. */
export function RecordedWebinar({ webinar }: { readonly webinar: Recording }) {
  const { title, summary, videoHref, posterHref, captionsHref, seconds, recordedOn, chapters, transcript } =
    webinar;
  const titleId = useId();
  const video = useRef<HTMLVideoElement>(null);

  function playFrom(at: number): void {
    const player = video.current;
    if (!player) return;
    player.currentTime = at;
    // If the browser blocks playback, the player stays paused at the chapter.
    player.play().catch(() => undefined);
  }

  return (
    <Card component="article" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Typography color="textSecondary" sx={{ maxWidth: 640, mt: 1 }}>
        {summary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {`${formatPlaybackTime(seconds)} · Recorded ${formatDay(recordedOn)}`}
      </Typography>
      <div className={styles['columns']}>
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          aria-labelledby={titleId}
          className={styles['video']}
          src={videoHref}
          poster={posterHref ?? undefined}
        >
          <track default kind="captions" srcLang="en" label="English" src={captionsHref} />
        </video>
        {chapters.length > 0 && (
          <div>
            <h4>Chapters</h4>
            <Stack component="ol" sx={{ mt: 2 }}>
              {chapters.map(({ at, title: chapter }) => (
                <Stack
                  key={at}
                  component="li"
                  direction="row"
                  sx={{ alignItems: 'center', minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } }}
                >
                  <Link
                    variant="action"
                    onClick={() => playFrom(at)}
                  >{`${formatPlaybackTime(at)} ${chapter}`}</Link>
                </Stack>
              ))}
            </Stack>
          </div>
        )}
      </div>
      <div className={styles['transcript']}>
        <Expander title="Transcript">
          {transcript.map((paragraph) => (
            <Typography key={paragraph} sx={{ '& + &': { mt: 2 } }}>
              {paragraph}
            </Typography>
          ))}
        </Expander>
      </div>
    </Card>
  );
}
