import type { Request } from '#api/request.ts';
import { countedSearch } from '#domain/unfoundSearch.ts';
import { CountUnfoundSearchDocument } from '#graphql/searchRequests.ts';

/** Has searches that found no partner counted, each once a page; what cannot be counted is a gap in a report. */
export function createUnfoundSearches(readRequest: () => Request): (search: string) => void {
  const counted = new Set<string>();
  return (search) => {
    const text = countedSearch(search);
    if (text === null || counted.has(text)) return;
    counted.add(text);
    readRequest()(CountUnfoundSearchDocument, { search: text }).catch(() => undefined);
  };
}
