/** Names of the statuses of a product request, as administrators read them. */
export const requestStatusNames = {
  submitted: 'Submitted',
  inReview: 'In review',
  planned: 'Planned',
  available: 'Available',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  merged: 'Merged',
} as const;
