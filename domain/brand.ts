import config from '#brand' with { type: 'json' };
import type { Brand } from './brandSchema.ts';

/** The brand of `brands/` that the setting `BRAND` named when the product was built. */
export const brand: Brand = config;

/** The rest of the marketplace's name after the brand's, in lighter type and not shown on phones. */
export const nameBeyondBrand = brand.marketplaceName.slice(brand.name.length);
