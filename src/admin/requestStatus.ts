/** Names that administrators read for the statuses of a product request. */
export const requestStatusNames = {
  submitted: 'Submitted',
  inReview: 'In review',
  planned: 'Planned',
  available: 'Available',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  merged: 'Merged',
} as const;
