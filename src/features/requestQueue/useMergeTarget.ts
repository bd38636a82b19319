import { toCallFailure } from '#domain/callFailure.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import { useQueuedRequestsQuery, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { shownData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useDebouncedText } from '#session/useDebouncedWrite.ts';

interface OtherRequest {
  /** Description of the found request, or the reason why no request was found. */
  readonly words?: string;
  /** Reason why the requests cannot be merged into the found request; undefined if they can be. */
  readonly problem?: string | undefined;
}

/** Loads the request with the typed reference, and checks whether the `merged` requests can be merged into it. */
export function useMergeTarget(typed: string, merged: readonly QueuedRequestFieldsFragment[]): OtherRequest {
  const isReference = /^PR-?\d{1,9}$/i.test(typed.trim());
  const reference = useDebouncedText(isReference ? typed : '');
  const isSettled = isReference && reference === typed.trim();
  const asked = useQueuedRequestsQuery({
    variables: { page: 1, size: 1, search: reference },
    ...adminQueryOptions,
    skip: !isSettled,
  });
  const found = isSettled && !asked.loading ? shownData(asked)?.queuedRequests : undefined;
  const [request] = found?.rows ?? [];
  if (request) {
    const { name, customerName } = request;
    return { words: `${name}, ${customerName}: ${statusOf(request)}`, problem: problemWith(request, merged) };
  }
  if (!isReference) return { problem: 'Enter the reference of the other request, as PR-000123' };
  if (asked.error) return { words: toCallFailure(asked.error).message, problem: 'Type the reference again' };
  const unknown = `We don't know ${typed.trim()}`;
  return found
    ? { words: `${unknown}.`, problem: unknown }
    : { problem: 'Wait until you see which request it is' };
}

function problemWith(
  request: QueuedRequestFieldsFragment,
  merged: readonly QueuedRequestFieldsFragment[],
): string | undefined {
  if (merged.some(({ id }) => id === request.id)) return "A request can't be merged with itself";
  if (request.decisions.length > 0) return undefined;
  return `${request.reference} is ${statusOf(request)}: enter one that is open`;
}

function statusOf({ status }: QueuedRequestFieldsFragment): string {
  return requestStatusNames[status].toLowerCase();
}
