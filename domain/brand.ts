import config from '#brand' with { type: 'json' };
import type { Brand } from './brandSchema.ts';

/** The brand in `brands/` that the setting `BRAND` selected for the build. */
export const brand: Brand = config;

/** The marketplace's name without the brand's name at its beginning; the header shows this part in a softer color. */
export const marketplaceNameSuffix = brand.marketplaceName.slice(brand.name.length);
