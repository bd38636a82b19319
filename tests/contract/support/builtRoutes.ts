import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { openApi } from './api.ts';
import { openDatabase } from './databases.ts';

/** Routes of the product under these settings, as method and address, sorted. */
export async function builtRoutes(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  const api = await openApi(await openDatabase(), environment);
  await api.app.ready();
  await api.close();
  diagnostics.unsubscribe('fastify.initialization', listen);
  return routes.filter((route) => !route.startsWith('HEAD ')).toSorted();
}
