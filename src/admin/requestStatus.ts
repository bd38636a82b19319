/** What administrators read for each status of a product request. */
export const requestStatusNames = {
  SUBMITTED: 'Submitted',
  IN_REVIEW: 'In review',
  PLANNED: 'Planned',
  AVAILABLE: 'Available',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  MERGED: 'Merged',
} as const;
