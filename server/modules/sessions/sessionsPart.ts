import type { Part } from '#server/platform/part.ts';
import { loginRoute } from './loginRoute.ts';
import { logoutRoute } from './logoutRoute.ts';
import { refreshTokenRoute } from './refreshTokenRoute.ts';
import { ssoRoutes } from './ssoRoutes.ts';
import { userInfoRoute } from './userInfoRoute.ts';

export const sessionsPart = {
  routes: [loginRoute, logoutRoute, refreshTokenRoute, ssoRoutes, userInfoRoute],
} satisfies Part;
