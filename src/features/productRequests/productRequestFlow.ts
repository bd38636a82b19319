import { emptyProductRequest, type ProductRequestSubmission } from '#domain/productRequest.ts';
import { readOwnProductRequestDraft } from '#domain/productRequestDraft.ts';
import { limits } from '#domain/limits.ts';
import { partners } from '#domain/partner.ts';
import { randomKey } from '#domain/randomKey.ts';
import { SubmitProductRequestDocument, VoteForProductRequestDocument } from '#graphql/productRequests.ts';
import { effect } from '#machines/port.ts';
import { productFormMachine, type ProductFormEvent } from '#machines/productFormMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';

/** Returns the product's name from the query parameter `partner`, a name or a partner's id; empty without one. */
function readProductName(search: string): string {
  const named = new URLSearchParams(search).get('partner')?.trim() ?? '';
  const partner = partners.find(({ id }) => String(id) === named);
  return (partner?.title ?? named).slice(0, limits.productNameLength);
}

export const productRequestFlow: FlowDefinition = {
  begin: ({ search }, { runtime, storage, request, held, now }) => {
    const userId = runtime.session.getSnapshot().context.userInfo?.userId;
    const wanted = readProductName(search);
    const draft = readOwnProductRequestDraft(storage.read('productRequestDraft'), userId, now());
    const typed = { ...emptyProductRequest, ...draft, ...(wanted !== '' && { name: wanted }) };
    // Unchanged answers keep their idempotency key until a success, so a lost response causes no duplicate.
    let last: { readonly answers: string; readonly key: string } | null = null;
    const chart = productFormMachine.provide({
      actors: {
        submitProductRequest: effect(async (answers: ProductRequestSubmission) => {
          const text = JSON.stringify(answers);
          if (last?.answers !== text) last = { answers: text, key: randomKey() };
          const { submitProductRequest: added } = await request(SubmitProductRequestDocument, {
            request: { key: last.key, ...answers },
          });
          held()?.putFirst('productRequests', { __typename: 'ProductRequest', id: added.id });
          last = null;
          return { reference: added.reference, votes: added.votes };
        }),
        voteForProductRequest: effect(async ({ id }: { readonly id: string }) => {
          const { voteForProductRequest } = await request(VoteForProductRequestDocument, { id });
          // The cached list of requests shows votes, and may not contain the voted request yet.
          held()?.refetch('productRequests');
          return { reference: voteForProductRequest.reference, votes: voteForProductRequest.votes };
        }),
      },
      actions: {
        keepDraft: (_, { typed: kept }) => {
          if (userId === undefined) return;
          storage.write('productRequestDraft', { version: 1, savedAt: now(), userId, typed: kept });
        },
        forgetDraft: () => storage.remove('productRequestDraft'),
      },
    });
    return { chart, input: { typed } };
  },
  describe: (): Extract<ProductFormEvent, { type: 'page.shown' }> => ({ type: 'page.shown' }),
};
