import type { FastifyServerFactory } from 'fastify';

/** Where the browser's application comes from: a finished build, or Vite while it is being developed. */
export interface Frontend {
  /** The application's HTML, its config block and nonces not yet filled in. */
  readonly page: () => Promise<string>;
  /** Folder of the files beside it; null where something before this server answers for them. */
  readonly files: string | null;
  /** Makes the HTTP server where the application's tools need to share it. */
  readonly serverFactory?: FastifyServerFactory;
  readonly close: () => Promise<void>;
}
