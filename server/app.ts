import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createShowcase } from '#server/modules/publishing/showcase.ts';
import { createAccessTokens } from '#server/platform/auth/accessTokens.ts';
import { createAuthorizer } from '#server/platform/auth/authorize.ts';
import { createRefreshTokens } from '#server/platform/auth/refreshTokens.ts';
import type { Database } from '#server/platform/db/database.ts';
import { faultRoutes } from '#server/platform/faults/faultRoutes.ts';
import { createAnswerPage } from '#server/platform/frontend/answerPage.ts';
import { createAnswerVisitor } from '#server/platform/frontend/answerVisitor.ts';
import type { Frontend } from '#server/platform/frontend/frontend.ts';
import { pageRoutes } from '#server/platform/frontend/pages.ts';
import { answerUnreadableAddress } from '#server/platform/frontend/unreadableAddress.ts';
import { graphqlRoute } from '#server/platform/graphql/yoga.ts';
import { answerError } from '#server/platform/http/answerError.ts';
import { isApiAddress } from '#server/platform/http/apiAddress.ts';
import { compressAnswers } from '#server/platform/http/compressAnswers.ts';
import { allowOrigins } from '#server/platform/http/cors.ts';
import { healthRoute } from '#server/platform/http/healthRoute.ts';
import { readJsonBodies } from '#server/platform/http/jsonBodies.ts';
import { answerNotFound } from '#server/platform/http/notFound.ts';
import { securityHeaders } from '#server/platform/http/securityHeaders.ts';
import { outboxRoutes } from '#server/platform/mail/outboxRoutes.ts';
import type { Part } from '#server/platform/part.ts';
import type { Services } from '#server/platform/services/services.ts';
import { publicUrlOf } from '#server/platform/settings/publicUrl.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { templates, records, resolvers } from './collect.ts';
import { parts } from './parts.ts';

/** Bytes of a request body (contract, "Limits"). */
const bodyLimit = 100 * 1024;

export interface AppNeeds {
  readonly settings: Settings;
  readonly db: Database;
  /** Signs the tokens. */
  readonly authSecret: string;
  readonly frontend: Frontend;
  /** Where log lines go; standard output unless told otherwise. */
  readonly logTo?: { write: (line: string) => void };
}

/** The whole backend as one Fastify instance, not yet listening. Closing it leaves the database and the frontend open. */
export function buildApp({ settings, db, authSecret, frontend, logTo }: AppNeeds): FastifyInstance {
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
  for (const { prepare, routes = [] } of parts as readonly Part[]) {
    prepare?.();
    for (const addRoutes of routes) addRoutes(app, services, settings);
  }
  if (settings.outbox) outboxRoutes(app, services);
  graphqlRoute(app, services, settings.mode, resolvers);
  pageRoutes(app, frontend.files, answerPage);
  return app;
}

function servicesOf(db: Database, authSecret: string, settings: Settings, publicUrl: () => string): Services {
  const { logInFailures, mailRequests, productRequestsPerDay, newcomers } = settings;
  const { eventLimits, ssoLogInsPerAddress } = settings;
  const accessTokens = createAccessTokens(authSecret);
  const refreshTokens = createRefreshTokens(authSecret);
  const authorizer = createAuthorizer(db, accessTokens);
  return {
    db,
    templates,
    records,
    publicUrl,
    logInFailures,
    mailRequests,
    productRequestsPerDay,
    eventLimits,
    ssoLogInsPerAddress,
    newcomers,
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
