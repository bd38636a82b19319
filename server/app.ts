import { compile } from '@fastify/proxy-addr';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createShowcase } from '#server/modules/publishing/showcase.ts';
import { createAccessTokenService, createRefreshTokenService } from '#server/platform/auth/sessionTokens.ts';
import { hasSharedSecret, type AuthSecrets } from '#server/platform/auth/secret.ts';
import { createAuthorizer } from '#server/platform/auth/authorize.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isMigrated } from '#server/platform/db/migrations.ts';
import { faultRoutes } from '#server/platform/faults/faultRoutes.ts';
import {
  createPageResponder,
  pageRoutes,
  createUnreadableAddressHandler,
} from '#server/platform/frontend/pageRoutes.ts';
import { createAnswerVisitor, type Frontend } from '#server/platform/frontend/frontend.ts';
import { graphqlRoute } from '#server/platform/graphql/graphqlRoute.ts';
import { respondWithError } from '#server/platform/http/respondWithError.ts';
import { compressResponses } from '#server/platform/http/compressResponses.ts';
import { allowOrigins, isApiAddress } from '#server/platform/http/cors.ts';
import { observeRequests } from '#server/platform/http/observeRequests.ts';
import { readJsonBodies } from '#server/platform/http/jsonBodies.ts';
import { respondNotFound } from '#server/platform/http/notFound.ts';
import { probes } from '#server/platform/http/probes.ts';
import { securityHeaders } from '#server/platform/http/securityHeaders.ts';
import { createUnreadableRequestHandler } from '#server/platform/http/unreadableRequest.ts';
import { createReferenceOf, logRequests } from '#server/platform/http/requestLog.ts';
import { outboxRoutes } from '#server/platform/mail/outboxRoutes.ts';
import { noInstruments, type Instruments } from '#server/platform/metrics/instruments.ts';
import type { Part } from '#server/platform/part.ts';
import type { Services } from '#server/platform/services/services.ts';
import { publicUrlOf } from '#server/platform/settings/publicUrl.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { mailTemplates, allPersonalRecords, resolvers } from './collect.ts';
import { parts } from './parts.ts';

/** Maximum size of a request body, in bytes (contract, "Limits"). */
const bodyLimit = 100 * 1024;

interface AppOptions {
  readonly settings: Settings;
  readonly db: Database;
  readonly authSecrets: AuthSecrets;
  readonly frontend: Frontend;
  /** Aborted once the server shuts down. */
  readonly draining: AbortSignal;
  readonly logger: FastifyBaseLogger;
  /** Instruments of the metrics; by default they record nothing. */
  readonly instruments?: Instruments;
}

/** Builds the backend as one Fastify instance that does not listen yet. The caller closes database and frontend. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { settings, db, authSecrets, frontend, draining, logger, instruments = noInstruments } = options;
  const isTrustedProxy = compile([...settings.trustedProxies]);
  const answerPage = createPageResponder({
    frontend,
    settings,
    showcase: createShowcase(db),
    answerVisitor: createAnswerVisitor(() => app),
  });
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // `logRequests` logs one line per request, Fastify two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createReferenceOf(isTrustedProxy),
    bodyLimit,
    // A call on an open connection gets the product's answer while the server closes, and the connection then ends.
    return503OnClosing: false,
    trustProxy: isTrustedProxy,
    clientErrorHandler: createUnreadableRequestHandler(logger),
    frameworkErrors: createUnreadableAddressHandler(answerPage),
    ...(frontend.serverFactory ? { serverFactory: frontend.serverFactory } : {}),
  });
  const { logInFailures, mailRequests, productRequestsPerDay, newcomers } = settings;
  const { eventLimits, ssoLogInsPerAddress } = settings;
  const accessTokens = createAccessTokenService(authSecrets);
  const services: Services = {
    db,
    instruments,
    templates: mailTemplates,
    records: allPersonalRecords,
    publicUrl: () => publicUrlOf(settings, app.server),
    logInFailures,
    mailRequests,
    productRequestsPerDay,
    eventLimits,
    ssoLogInsPerAddress,
    newcomers,
    accessTokens,
    refreshTokens: createRefreshTokenService(authSecrets),
    authorizer: createAuthorizer(db, accessTokens),
  };

  logRequests(app, isTrustedProxy);
  observeRequests(app, instruments, settings.tracesEndpoint !== null);
  readJsonBodies(app);
  addHeaders(app);
  endConnections(app);
  allowOrigins(app, settings.corsOrigins);
  compressResponses(app);
  app.setErrorHandler(respondWithError);
  app.setNotFoundHandler(respondNotFound);
  if (settings.mode === 'test' || settings.mode === 'development') faultRoutes(app);

  probes(app, draining, {
    'The database lacks migrations': () => isMigrated(db),
    'AUTH_SECRET differs from that of other instances': () => hasSharedSecret(db, authSecrets),
  });
  for (const { prepare, routes = [] } of parts as readonly Part[]) {
    prepare?.();
    for (const addRoutes of routes) addRoutes(app, services, settings);
  }
  if (settings.outbox) outboxRoutes(app, services);
  graphqlRoute(app, services, settings.mode, resolvers);
  pageRoutes(app, { files: frontend.files, assetsFolder: settings.assetsFolder }, answerPage);
  return app;
}

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    if (isApiAddress(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Ends each connection after its call while the server closes: it closes no connection that becomes idle later. */
function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
