import type {
  FaqQuestion as PresentedQuestion,
  RecordedWebinar as PresentedRecording,
  Training as PresentedTraining,
  UpcomingWebinar,
} from '#graphql/resolvers.ts';
import type { FaqQuestion, RecordedWebinar, Training } from './help.ts';
import type { WebinarDate } from './upcomingWebinars.ts';

export function toQuestion(question: FaqQuestion, helped: boolean | undefined): PresentedQuestion {
  return { ...question, link: question.link ?? null, helped: helped ?? null };
}

export function toTraining({ file, ...training }: Training, isCompleted: boolean): PresentedTraining {
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return { ...training, href: file, format, isCompleted };
}

/** Where to join is told to who is registered. */
export function toUpcoming({ id, webinar, startsAt }: WebinarDate, isRegistered: boolean): UpcomingWebinar {
  const { title, summary, minutes, joinUrl } = webinar;
  return { id, title, summary, startsAt, minutes, isRegistered, joinUrl: isRegistered ? joinUrl : null };
}

export function toRecording({
  video,
  poster,
  captions,
  transcript,
  ...recording
}: RecordedWebinar): PresentedRecording {
  return { ...recording, videoHref: video, posterHref: poster ?? null, captionsHref: captions, transcript };
}
