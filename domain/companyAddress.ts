import * as v from 'valibot';
import { limits } from './limits.ts';
import { optionalText } from './textFields.ts';

export const companyAddressLabel = 'Address';

export const companyAddressSchema = v.object({
  address: optionalText(companyAddressLabel, limits.companyAddressLength),
});
