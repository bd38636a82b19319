import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/** Where the embedded identity provider is. */
export const providerPath = '/idp';

/** The provider's own addresses: discovery, keys, authorization, tokens. It reads and answers requests by itself. */
export function providerRoutes(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${providerPath}/*`,
      handler: async (request, reply) => {
        const { raw } = request;
        const answerer = await provider();
        const { host, protocol } = new URL(answerer.issuer);
        // It makes addresses from what a proxy says; whatever a request claims, it is told the configured one.
        answerer.proxy = true;
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(providerPath.length) });
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.hijack();
        await answerer.callback()(raw, reply.raw);
      },
    });
    done();
  });
}
