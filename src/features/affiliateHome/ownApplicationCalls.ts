import type { ApplicationState } from '#domain/affiliate.ts';
import {
  AnswerApplicationQuestionDocument,
  OwnApplicationDocument,
  type OwnApplicationFieldsFragment,
} from '#graphql/applicationRequests.ts';
import type { Request } from '#api/request.ts';

/** An affiliate's link, and how many businesses used it. */
export type OwnReferral = NonNullable<OwnApplicationFieldsFragment['referral']>;

/** The person's own application to be an affiliate. */
export interface OwnApplication {
  /** The affiliate's number, by which registrations name their sponsor once it is approved. */
  readonly id: string;
  readonly state: ApplicationState;
  /** What the person was asked last. */
  readonly question: string | null;
  /** Why it was rejected, or the affiliate suspended. */
  readonly reason: string | null;
  /** Null unless it is approved. */
  readonly referral: OwnReferral | null;
  /** Rises with each change: what is said about an older one is refused. */
  readonly version: number;
}

/** What people call about their own application. Each call rejects with a `CallFailure`. */
export function createOwnApplicationCalls(request: Request) {
  return {
    /** Null where the person made none. */
    read: async (): Promise<OwnApplication | null> => {
      const { ownApplication } = await request(OwnApplicationDocument);
      return ownApplication ?? null;
    },
    /** Answers what the person was asked, as far as this version of the application asks it still. */
    answer: async (version: number, answer: string): Promise<OwnApplication> => {
      const answered = await request(AnswerApplicationQuestionDocument, { version, answer });
      return answered.answerApplicationQuestion;
    },
  };
}
