import { useEffect, useState } from 'react';
import { useRuntime } from '#session/runtime.ts';
import { useSettledText } from '#session/useWhenSettled.ts';

/** Addresses like the one that is typed; none where no script offers them. */
export function useAddressSuggestions() {
  const { suggestAddresses } = useRuntime();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const isTouched = typed !== null;
  const settled = useSettledText(typed ?? '');

  useEffect(() => {
    if (!isTouched || !suggestAddresses) return undefined;
    let isLatest = true;
    suggestAddresses(settled).then(
      (found) => isLatest && setSuggestions(found),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [isTouched, settled, suggestAddresses]);

  return {
    suggestions,
    /** Takes what is typed; the first call loads the script, before anything is. */
    suggestFor: setTyped,
  };
}
