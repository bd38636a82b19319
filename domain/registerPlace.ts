import * as v from 'valibot';

/** Part of the page with the pressed link to the registration. */
export const registerPlaceSchema = v.picklist(['header', 'landing']);
export type RegisterPlace = v.InferOutput<typeof registerPlaceSchema>;
