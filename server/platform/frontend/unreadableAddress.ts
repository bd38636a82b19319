import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '#server/platform/http/answerError.ts';
import { securityHeaders } from '#server/platform/http/securityHeaders.ts';
import type { AnswerPage } from './answerPage.ts';
import { anyOtherPath } from './knownPages.ts';

/** Answers where the address itself cannot be read, such as `/%zz`: no hook has run for it. */
export function answerUnreadableAddress(answerPage: AnswerPage) {
  return (refusal: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    if (!isForPeople(request)) {
      answerError(refusal, request, reply);
      return;
    }
    answerPage(request, reply, 404, anyOtherPath).catch((failure: FastifyError) =>
      answerError(failure, request, reply),
    );
  };
}

function isForPeople({ headers, url }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !url.startsWith('/api/');
}
