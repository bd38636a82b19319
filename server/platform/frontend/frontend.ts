import type { FastifyServerFactory } from 'fastify';
import type { BrowserConfig } from '#server/platform/http/browserConfig.ts';
import type { AnswerVisitor } from './drawnPage.ts';

/** Source of the browser's application: a finished build, or Vite while it is being developed. */
export interface Frontend {
  /**
   * The HTML at an address, a path with its query, as a visitor sees it; where nobody can know what it shows, and for
   * null, the application alone, which draws it. While it is being developed, what it holds inline bears
   * `noncePlaceholder`.
   */
  readonly page: (
    address: string | null,
    config: BrowserConfig,
    answerVisitor: AnswerVisitor,
  ) => Promise<string>;
  /** Folder of the files beside it; null where something before this server answers for them. */
  readonly files: string | null;
  /** Makes the HTTP server where the application's tools need to share it. */
  readonly serverFactory?: FastifyServerFactory;
  readonly close: () => Promise<void>;
}
