import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const insureOn: PartnerContent = {
  id: 3,
  name: 'Insureon',
  title: 'Insureon',
  category: 'Insurance',
  pages: [paths.insureOn],
  externalUrl: 'https://insureon.example/offers',
  benefit: 'Quotes for liability, tools and vehicles side by side.',
  value: 'Up to 10% off',
};
