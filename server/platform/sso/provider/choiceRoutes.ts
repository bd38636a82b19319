import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import * as v from 'valibot';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { samplePeople } from '#server/platform/sample/samplePeople.ts';
import type { AccountStore } from './accounts.ts';
import { choicePage, type EnteredAccount } from './choicePage.ts';
import { renderRefusalPage, type ProviderPage } from './providerPage.ts';
import { providerPath } from './providerRoutes.ts';

interface ChoiceParts {
  readonly provider: () => Promise<Provider>;
  readonly accounts: AccountStore;
  readonly hasSamplePeople: boolean;
}

/** Path of the choice page of a log-in, which the library identifies by a cookie for this path. */
const url = `${providerPath}/interaction/:uid`;
const cancelled: InteractionResults = { error: 'access_denied', error_description: 'The person cancelled' };

/** Serves the page on which a person chooses whom to log in as, and handles the choice. */
export function choiceRoutes(
  app: FastifyInstance,
  { provider, accounts, hasSamplePeople }: ChoiceParts,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );

    scope.get(url, async (request, reply) => {
      if (!(await isUnderWay(await provider(), request, reply))) return answerOver(reply);
      return answer(reply, 200, choicePage(hasSamplePeople, null));
    });

    scope.post(url, async (request, reply) => {
      const library = await provider();
      if (!(await isUnderWay(library, request, reply))) return answerOver(reply);
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const isCancelled = form.get('choice') === 'cancel';
      const typed = readForm(form);
      if (!isCancelled && typed.error !== '') return answer(reply, 400, choicePage(hasSamplePeople, typed));
      const result = isCancelled ? cancelled : { login: { accountId: accounts.add(typed) } };
      const onward = await library.interactionResult(request.raw, reply.raw, result);
      return reply.header('cache-control', 'no-store').redirect(onward, 303);
    });
  });
}

function readForm(form: URLSearchParams): EnteredAccount {
  const typed = form.get('email') ?? '';
  const checked = v.safeParse(createEmailSchema('Email'), typed);
  const sample = samplePeople.find(({ email }) => email === typed);
  return {
    email: checked.success ? checked.output : typed,
    name: sample ? `${sample.firstName} ${sample.lastName}` : (form.get('name') ?? ''),
    isConfirmed: form.has('confirmed'),
    error: checked.success ? '' : checked.issues[0].message,
  };
}

/** Whether this browser has begun a log-in that waits for a choice. */
async function isUnderWay(library: Provider, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  try {
    await library.interactionDetails(request.raw, reply.raw);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false;
    throw error;
  }
}

function answerOver(reply: FastifyReply): FastifyReply {
  return answer(reply, 400, renderRefusalPage('it has expired, or it began in another browser'));
}

function answer(reply: FastifyReply, status: 200 | 400, { text, policy }: ProviderPage): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(text);
}
