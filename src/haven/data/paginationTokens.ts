export const paginationLabels = {
  perPage: '/ page',
  goTo: 'Go to',
  previous: 'Previous Page',
  next: 'Next Page',
} as const;
