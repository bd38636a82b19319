/** The search of a list: every page has one at most. */
export const listSearchId = 'list-search';

/** For what takes itself away as it is pressed: focus would be nowhere. */
export function focusListSearch(): void {
  document.getElementById(listSearchId)?.focus();
}
