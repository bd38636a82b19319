import * as v from 'valibot';
import { limits } from './limits.ts';
import { optionalText } from './textFields.ts';

export const companyAddressLabel = 'Address';

/** The address of a company in one line; none where nothing is typed. */
export const companyAddressSchema = v.object({
  address: optionalText(companyAddressLabel, limits.companyAddressLength),
});
