import { deleteExpiredCounts } from '#server/platform/auth/networkLimit.ts';
import type { Part } from '#server/platform/part.ts';
import { deleteExpiredAttempts } from '#server/platform/sso/ssoAttempts.ts';
import { loginRoute } from './loginRoute.ts';
import { logoutRoute } from './logoutRoute.ts';
import { refreshTokenRoute } from './refreshTokenRoute.ts';
import { sessionRecords } from './sessionRecords.ts';
import { singleSignOnMessage } from './singleSignOnMessage.ts';
import { ssoRoutes } from './ssoRoutes.ts';
import { userInfoRoute } from './userInfoRoute.ts';

export const sessionsPart = {
  templates: { singleSignOnLinkedMail: { goesTo: 'everybody', isNotice: true, write: singleSignOnMessage } },
  rounds: {
    rollUp: async ({ db }) => {
      await deleteExpiredAttempts(db);
      await deleteExpiredCounts(db);
    },
  },
  routes: [loginRoute, logoutRoute, refreshTokenRoute, ssoRoutes, userInfoRoute],
  records: sessionRecords,
} satisfies Part;
