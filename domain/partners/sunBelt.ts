import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const sunBelt: PartnerContent = {
  id: 5,
  name: 'Sunbelt',
  title: 'Sunbelt',
  category: 'Equipment & supplies',
  pages: [paths.sunBelt],
  externalUrl: 'https://sunbelt.example/offers',
  benefit: 'Rent lifts, tools and generators at a member rate.',
  value: '15% off daily rates',
};
