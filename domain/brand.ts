import config from '#brand' with { type: 'json' };
import type { Brand } from './brandSchema.ts';

/** The brand in force: that of `brands/` which the setting `BRAND` named when the product was built. */
export const brand: Brand = config;

/** What the marketplace's name has beyond the brand's: it stands in lighter type, and not on phones. */
export const nameBeyondBrand = brand.marketplaceName.slice(brand.name.length);
