export const searchLabel = 'Search everything';

/** Key that focuses the search. */
export const searchShortcutKey = '/';
