export const searchLabel = 'Search everything';

/** Key that focuses the search from anywhere. */
export const searchKey = '/';
