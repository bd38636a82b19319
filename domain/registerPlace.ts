import * as v from 'valibot';

/** Part of the page in which somebody pressed a link to the registration. */
export const registerPlaceSchema = v.picklist(['header', 'landing']);
export type RegisterPlace = v.InferOutput<typeof registerPlaceSchema>;
