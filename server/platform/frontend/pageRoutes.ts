import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '#server/platform/http/describeError.ts';
import { respondWithError } from '#server/platform/http/respondWithError.ts';
import { encodingFor } from '#server/platform/http/compressResponses.ts';
import { respondNotFound } from '#server/platform/http/notFound.ts';
import { securityHeaders } from '#server/platform/http/securityHeaders.ts';
import { logRequest } from '#server/platform/http/requestLog.ts';
import { toPageCacheKey, notFoundAddress, isKnownPage } from './knownPages.ts';
import { createPageCache, type PageSources } from './pageAnswers.ts';

/**
 * Names that are never served: hidden files, source maps, the HTML without its config block, and compressed files,
 * which `accept-encoding` selects.
 */
const withheld = /(?:^|\/)\.|\.(?:map|br|gz)$|^\/index\.html$/i;
const hasExtension = /\.[^/]*$/;
/** A path with an escaped slash, which the browser's router reads as part of a name. */
const escapedSlash = /^[^?]*%2f/i;

type AnswerPage = ReturnType<typeof createPageResponder>;

/** Creates the function that responds with the HTML of the page at an address (path and query). */
export function createPageResponder(sources: PageSources) {
  const answerAt = createPageCache(sources);
  return async (request: FastifyRequest, reply: FastifyReply, status: 200 | 404, address: string) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { policy, tag, body } = await answerAt(address).catch((error: unknown) => {
      request.facts.err = describeError(error);
      return answerAt(null);
    });
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      vary: 'accept-encoding',
      ...(tag !== null && { etag: tag }),
      // Time of the server in milliseconds, which the browser needs to know the age of its tokens.
      'server-timing': `now;dur=${Date.now()}`,
      // The hosted visualizer of charts opens in a window of the page, and requests its data from the page.
      ...(sources.settings.mode === 'development' && {
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      }),
    });
    // Entity tags that the browser has cached (RFC 9110, 13.1.2).
    const held = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
    if (status === 200 && tag !== null && held.includes(tag)) return reply.code(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(await body(encoding));
  };
}

interface StaticFolders {
  /** The build; null if Vite serves its files. */
  readonly files: string | null;
  /** Assets of this and other builds, which a deploy keeps for pages that another build rendered; null without one. */
  readonly assetsFolder: string | null;
}

/** Serves the application: its files, and its HTML at every other address. */
export function pageRoutes(
  app: FastifyInstance,
  { files, assetsFolder }: StaticFolders,
  answerPage: AnswerPage,
): void {
  if (files !== null) {
    app.register(fastifyStatic, {
      root: [join(files, 'assets'), ...(assetsFolder === null ? [] : [assetsFolder])],
      serve: false,
      preCompressed: true,
      // The name of an asset contains a hash of its content, so the file never changes.
      immutable: true,
      maxAge: 31_536_000_000,
    });
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (path.startsWith('/api/') || withheld.test(path)) return respondNotFound(request, reply);
    if (hasExtension.test(path)) {
      if (files === null) return respondNotFound(request, reply);
      return path.startsWith('/assets/')
        ? reply.sendFile(path.slice('/assets'.length))
        : reply.header('cache-control', 'no-cache').sendFile(path, files, { cacheControl: false });
    }
    return isKnownPage(path) && !escapedSlash.test(request.url)
      ? answerPage(request, reply, 200, toPageCacheKey(request.url))
      : answerPage(request, reply, 404, notFoundAddress);
  });

  // A form submitted without scripts leads to its page, which says that it needs scripts. Its body is not read.
  app.route<{ Params: { '*': string } }>({
    method: 'POST',
    url: '/*',
    onRequest: (request, reply, next) => {
      const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
      if (isForm && isKnownPage(`/${request.params['*']}`)) reply.redirect(request.url, 303);
      else next();
    },
    handler: respondNotFound,
  });
}

/** Creates the handler of an address that cannot be decoded, such as `/%zz`, for which no hook runs. */
export function createUnreadableAddressHandler(answerPage: AnswerPage) {
  return (refusal: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { headers, url, id } = request;
    request.facts = {};
    reply.headers({ ...securityHeaders, 'x-request-id': id });
    logRequest(request, reply);
    const isForPeople = headers.accept?.includes('text/html') === true && !url.startsWith('/api/');
    if (isForPeople) {
      answerPage(request, reply, 404, notFoundAddress).catch((failure: FastifyError) =>
        respondWithError(failure, request, reply),
      );
    } else respondWithError(refusal, request, reply);
  };
}
