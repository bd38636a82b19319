import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '#server/platform/http/notFound.ts';
import type { AnswerPage } from './answerPage.ts';
import { addressOfPage, anyOtherPath, isKnownPage } from './knownPages.ts';

/**
 * Names that are never served: hidden files, source maps, the HTML without its config block, and the
 * compressed twins of files, which are chosen by the encodings that a browser accepts.
 */
const withheld = /(?:^|\/)\.|\.(?:map|br|gz)$|^\/index\.html$/i;
const hasExtension = /\.[^/]*$/;
/** The router of the browser reads an escaped slash as a part of a name. */
const escapedSlash = /^[^?]*%2f/i;

/** Serves the application: its files, and its HTML at every other address. */
export function pageRoutes(app: FastifyInstance, files: string | null, answerPage: AnswerPage): void {
  if (files !== null) {
    app.register(fastifyStatic, {
      root: files,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path.slice(files.length)));
      },
    });
  }

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const path = `/${request.params['*']}`;
      if (path.startsWith('/api/') || withheld.test(path)) return answerNotFound(request, reply);
      if (hasExtension.test(path)) {
        return files === null ? answerNotFound(request, reply) : reply.sendFile(path);
      }
      return isKnownPage(path) && !escapedSlash.test(request.url)
        ? answerPage(request, reply, 200, addressOfPage(request.url))
        : answerPage(request, reply, 404, anyOtherPath);
    },
  });

  // A form that is sent without scripts: its page says what it needs. Nothing of it is read.
  app.route<{ Params: { '*': string } }>({
    method: 'POST',
    url: '/*',
    onRequest: (request, reply, next) => {
      const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
      if (isForm && isKnownPage(`/${request.params['*']}`)) reply.redirect(request.url, 303);
      else next();
    },
    handler: answerNotFound,
  });
}

/** Names under assets/ carry a hash of their content, so they never change. */
function cachingOf(path: string): string {
  return /^[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
