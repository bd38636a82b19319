import type { PartnerContent } from '#domain/partnerContent.ts';

export const sunBelt: PartnerContent = {
  id: 5,
  name: 'Sunbelt',
  title: 'Sunbelt',
  category: 'Equipment & supplies',
  pages: ['/partner/sunbelt'],
  externalUrl: 'https://sunbelt.example/offers',
  benefit: 'Rent lifts, tools and generators at a member rate.',
  value: '15% off daily rates',
};
