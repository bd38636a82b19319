import type { CallFailure } from '#domain/callFailure.ts';
import { emptyProductRequest, type ProductRequestFormValues } from '#domain/productRequest.ts';
import { refusal } from './failures.ts';

/** Fields of a person who wants their vans on a map. */
export const fleetTracking: ProductRequestFormValues = {
  ...emptyProductRequest,
  name: 'Fleet tracking',
  reason: 'We want to know where our vans are.',
};

export const fleetAnswers = {
  name: fleetTracking.name,
  category: null,
  website: null,
  reason: fleetTracking.reason,
  people: null,
  contactBy: null,
};

/** Refusal because a colleague has requested the same before. */
export const askedBefore: CallFailure = {
  ...refusal('DUPLICATE_REQUEST'),
  earlier: { id: '7', reference: 'PR-000007', askedOn: '2026-10-02T12:00:00Z', isOwn: false },
};
