import { deleteExpiredCounts } from '#server/platform/auth/networkLimit.ts';
import { deleteEndedSessions } from '#server/platform/auth/session.ts';
import type { Part } from '#server/platform/part.ts';
import { deleteExpiredAttempts } from '#server/platform/sso/ssoAttempts.ts';
import { personalSessionRecords } from './personalSessionRecords.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { singleSignOnMessage } from './singleSignOnMessage.ts';
import { ssoRoutes } from './ssoRoutes.ts';

export const sessionsPart = {
  templates: { singleSignOnLinkedMail: { goesTo: 'everybody', isNotice: true, write: singleSignOnMessage } },
  rounds: {
    rollUp: async ({ db }) => {
      await deleteExpiredAttempts(db);
      await deleteExpiredCounts(db);
      await deleteEndedSessions(db);
    },
  },
  routes: [sessionRoutes, ssoRoutes],
  records: personalSessionRecords,
} satisfies Part;
