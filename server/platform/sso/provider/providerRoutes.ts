import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

export const providerPath = '/idp';

/** Serves the provider's addresses: discovery, keys, authorization, and tokens. The library handles the requests. */
export function providerRoutes(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${providerPath}/*`,
      handler: async (request, reply) => {
        const { raw } = request;
        const library = await provider();
        const { host, protocol } = new URL(library.issuer);
        // The library builds addresses from headers of proxies. These set the configured host, whatever the
        // request claims.
        library.proxy = true;
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(providerPath.length) });
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.hijack();
        await library.callback()(raw, reply.raw);
      },
    });
  });
}
