import { brand } from '#domain/brand.ts';
import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const productMarketplace: PartnerContent = {
  id: 2,
  name: `${brand.slug}Marketplace`,
  title: `${brand.name} Marketplace`,
  category: 'Growth & training',
  pages: [paths.productMarketplace, paths.productAdvantage],
  externalUrl: 'https://advantage.example/offers',
  benefit: 'Buying guides, templates and member-only pricing.',
  value: 'Included for members',
};
