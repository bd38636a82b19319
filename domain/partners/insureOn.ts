import type { PartnerContent } from '#domain/partnerContent.ts';

export const insureOn: PartnerContent = {
  id: 3,
  name: 'Insureon',
  title: 'Insureon',
  category: 'Insurance',
  pages: ['/partner/insureon'],
  externalUrl: 'https://insureon.example/offers',
  benefit: 'Quotes for liability, tools and vehicles side by side.',
  value: 'Up to 10% off',
};
