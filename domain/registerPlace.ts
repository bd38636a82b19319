import * as v from 'valibot';

/** Part of a page whose link led to the registration. */
export const registerPlaceSchema = v.picklist(['header', 'landing']);
export type RegisterPlace = v.InferOutput<typeof registerPlaceSchema>;
