import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createAuthorizer } from './auth/authorize.ts';
import { createRefreshTokens } from './auth/refreshTokens.ts';
import { readHelp } from './content/help.ts';
import type { Database } from './db/database.ts';
import { faultRoutes } from './faults/faultRoutes.ts';
import type { Frontend } from './frontend/frontend.ts';
import { graphqlRoute } from './graphql/yoga.ts';
import { answerError } from './http/answerError.ts';
import { createShowcase } from './frontend/showcase.ts';
import { createAnswerPage } from './http/answerPage.ts';
import { createAnswerVisitor } from './http/answerVisitor.ts';
import { isApiAddress } from './http/apiAddress.ts';
import { compressAnswers } from './http/compressAnswers.ts';
import { allowOrigins } from './http/cors.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import { answerNotFound } from './http/notFound.ts';
import { pageRoutes } from './http/pages.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { answerUnreadableAddress } from './http/unreadableAddress.ts';
import { outboxRoutes } from './mail/outboxRoutes.ts';
import { publicUrlOf } from './publicUrl.ts';
import { accountExportRoute } from './rest/accountExport.ts';
import { certificateFileRoutes } from './rest/certificateFile.ts';
import { eventsRoute } from './rest/events.ts';
import { exportListRoutes } from './rest/exportLists.ts';
import { healthRoute } from './rest/health.ts';
import { loginRoute } from './rest/login.ts';
import { logoutRoute } from './rest/logout.ts';
import { refreshTokenRoute } from './rest/refreshToken.ts';
import { serviceProviderRoutes } from './rest/serviceProviders.ts';
import { userInfoRoute } from './rest/userInfo.ts';
import { unsubscribeRoutes } from './rest/unsubscribe.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { ssoRoutes } from './sso/ssoRoutes.ts';

/** Bytes of a request body (contract, "Limits"). */
const bodyLimit = 100 * 1024;

export interface AppParts {
  readonly settings: Settings;
  readonly db: Database;
  /** Signs the tokens. */
  readonly authSecret: string;
  readonly frontend: Frontend;
  /** Where log lines go; standard output unless told otherwise. */
  readonly logTo?: { write: (line: string) => void };
}

/** The whole backend as one Fastify instance, not yet listening. Closing it leaves its parts open. */
export function buildApp({ settings, db, authSecret, frontend, logTo }: AppParts): FastifyInstance {
  const answerPage = createAnswerPage({
    frontend,
    settings,
    showcase: createShowcase(db),
    answerVisitor: createAnswerVisitor(() => app),
  });
  const app: FastifyInstance = Fastify({
    logger: { level: 'warn', ...(logTo ? { stream: logTo } : {}) },
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    frameworkErrors: answerUnreadableAddress(answerPage),
    ...(frontend.serverFactory ? { serverFactory: frontend.serverFactory } : {}),
  });
  const services = servicesOf(db, authSecret, settings, () => publicUrlOf(settings, app.server));

  readJsonBodies(app);
  addHeaders(app);
  allowOrigins(app, settings.corsOrigins);
  compressAnswers(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  if (settings.mode === 'test' || settings.mode === 'development') faultRoutes(app);

  healthRoute(app);
  loginRoute(app, services);
  ssoRoutes(app, services, settings);
  refreshTokenRoute(app, services);
  logoutRoute(app, services);
  userInfoRoute(app, services);
  accountExportRoute(app, services);
  serviceProviderRoutes(app, services);
  certificateFileRoutes(app, services);
  exportListRoutes(app, services);
  eventsRoute(app, services);
  unsubscribeRoutes(app, services);
  if (settings.outbox) outboxRoutes(app, services);
  graphqlRoute(app, services, settings.mode);
  pageRoutes(app, frontend.files, answerPage);
  return app;
}

function servicesOf(db: Database, authSecret: string, settings: Settings, publicUrl: () => string): Services {
  const { sampleData, logInFailures, mailRequests, productRequestsPerDay, newcomers } = settings;
  const { eventLimits, ssoLogInsPerAddress } = settings;
  const accessTokens = createAccessTokens(authSecret);
  const refreshTokens = createRefreshTokens(authSecret);
  const authorizer = createAuthorizer(db, accessTokens, sampleData);
  return {
    db,
    sampleData,
    publicUrl,
    logInFailures,
    mailRequests,
    productRequestsPerDay,
    eventLimits,
    ssoLogInsPerAddress,
    newcomers,
    help: readHelp(),
    accessTokens,
    refreshTokens,
    authorizer,
  };
}

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    if (isApiAddress(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
