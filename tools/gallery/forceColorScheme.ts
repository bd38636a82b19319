export type Scheme = 'system' | 'light' | 'dark';

const media = 'prefers-color-scheme';

/** Forces a color scheme by rewriting media queries, also in later style sheets. Returns a function that undoes it. */
export function forceColorScheme(scheme: Scheme): () => void {
  if (scheme === 'system') return () => undefined;
  const changed = new Map<CSSMediaRule, string>();

  function rewrite(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(media) && !changed.has(rule)) {
        changed.set(rule, rule.media.mediaText);
        rule.media.mediaText = rule.media.mediaText.includes(scheme) ? 'all' : 'not all';
      }
      if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
    }
  }
  function rewriteAll(): void {
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  }

  const observer = new MutationObserver(rewriteAll);
  observer.observe(document.head, { childList: true });
  document.documentElement.style.colorScheme = scheme;
  rewriteAll();
  return () => {
    observer.disconnect();
    document.documentElement.style.colorScheme = '';
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}
