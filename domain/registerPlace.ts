import * as v from 'valibot';

/** Part of the page in which somebody pressed a link to the registration. */
export const registerLinkPlaceSchema = v.picklist(['header', 'landing']);
export type RegisterLinkPlace = v.InferOutput<typeof registerLinkPlaceSchema>;
