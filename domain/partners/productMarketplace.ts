import { brand } from '#domain/brand.ts';
import type { PartnerContent } from '#domain/partnerContent.ts';

export const productMarketplace: PartnerContent = {
  id: 2,
  name: `${brand.slug}Marketplace`,
  title: `${brand.name} Marketplace`,
  category: 'Growth & training',
  pages: [`/partner/${brand.slug}-marketplace`, `/${brand.slug}-advantage`],
  externalUrl: 'https://advantage.example/offers',
  benefit: 'Buying guides, templates and member-only pricing.',
  value: 'Included for members',
};
