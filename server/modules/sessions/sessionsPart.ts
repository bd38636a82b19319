import { forgetNetworks } from '#server/platform/auth/networkLimit.ts';
import type { Part } from '#server/platform/part.ts';
import { forgetExpired } from '#server/platform/sso/ssoAttempts.ts';
import { loginRoute } from './loginRoute.ts';
import { logoutRoute } from './logoutRoute.ts';
import { refreshTokenRoute } from './refreshTokenRoute.ts';
import { sessionRecords } from './sessionRecords.ts';
import { singleSignOnLetter } from './singleSignOnLetter.ts';
import { ssoRoutes } from './ssoRoutes.ts';
import { userInfoRoute } from './userInfoRoute.ts';

export const sessionsPart = {
  letters: { singleSignOnLinkedMail: { goesTo: 'everybody', isNotice: true, write: singleSignOnLetter } },
  rounds: {
    rollUp: async ({ db }) => {
      await forgetExpired(db);
      await forgetNetworks(db);
    },
  },
  routes: [loginRoute, logoutRoute, refreshTokenRoute, ssoRoutes, userInfoRoute],
  records: sessionRecords,
} satisfies Part;
