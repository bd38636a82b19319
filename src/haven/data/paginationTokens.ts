export const paginationLabels = {
  /** Follows the number of rows. */
  perPage: '/ page',
  goTo: 'Go to',
  previous: 'Previous Page',
  next: 'Next Page',
} as const;
