import { useState } from 'react';
import { toQueryString, type QueryValues } from '#api/queryString.ts';
import type { AdminSection } from '#domain/adminAddress.ts';
import { brand } from '#domain/brand.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { failureWords } from '#domain/failureWords.ts';
import { useRuntime } from '#session/runtime.ts';

/** Outcome of a download. */
interface Outcome {
  /** Address of the file; the outcome is hidden once the filters lead to another. */
  readonly path: string;
  readonly told: string;
  readonly failure: readonly string[];
}

/** Downloads a list of the administration as a file, with the rows of all its pages. */
export function useListExport(section: AdminSection, asked: QueryValues) {
  const { download } = useRuntime();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const path = `/api/admin/exports/${section}.csv${toQueryString(asked)}`;
  const { told = '', failure = [] } = outcome?.path === path ? outcome : {};

  async function take(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      const headers = await download(path, `${brand.slug}-${section}.csv`);
      setOutcome({ path, told: sayRows(headers), failure: [] });
    } catch (error) {
      setOutcome({ path, told: '', failure: failureWords(toCallFailure(error)) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, told, failure, onDownload: () => void take() };
}

function sayRows(headers: Headers): string {
  const rows = Number(headers.get('x-rows'));
  const words = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
  return headers.get('x-rows-cut') === 'true'
    ? `The file has the first ${words}, and there are more. Filter the list to get fewer.`
    : `Downloaded ${words}.`;
}
