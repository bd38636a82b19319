import { useState } from 'react';
import { toQueryString, type QueryValues } from '#api/queryString.ts';
import type { AdminSection } from '#domain/adminAddress.ts';
import { brand } from '#domain/brand.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { failureLines } from '#domain/failureWords.ts';
import { formatQuantity } from '#haven/data/quantities.ts';
import { useRuntime } from '#session/runtime.ts';

const noOutcome = { path: '', message: '', failure: [] as readonly string[] };

/** Returns a function that downloads all rows of a list, up to a limit of the server, as CSV, and the outcome. */
export function useListExport(section: AdminSection, values: QueryValues) {
  const { download } = useRuntime();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(noOutcome);
  const path = `/api/admin/exports/${section}.csv${toQueryString(values)}`;

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(noOutcome);
    try {
      const headers = await download(path, `${brand.slug}-${section}.csv`);
      setOutcome({ path, message: describeRows(headers), failure: [] });
    } catch (error) {
      setOutcome({ path, message: '', failure: failureLines(toCallFailure(error)) });
    } finally {
      setBusy(false);
    }
  }

  // The outcome of a download is hidden once the filters change.
  const { message, failure } = outcome.path === path ? outcome : noOutcome;
  return { isBusy, message, failure, onDownload: () => void save() };
}

function describeRows(headers: Headers): string {
  const rows = formatQuantity(Number(headers.get('x-rows')), 'row');
  return headers.get('x-rows-cut') === 'true'
    ? `The file has the first ${rows}, and there are more. Filter the list to get fewer.`
    : `Downloaded ${rows}.`;
}
