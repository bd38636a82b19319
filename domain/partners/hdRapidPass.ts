import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const hdRapidPass: PartnerContent = {
  id: 9,
  name: 'HDRapidPass',
  title: 'Rapid Pass',
  category: 'Equipment & supplies',
  pages: [paths.hdRapidPass],
  externalUrl: 'https://rapid-pass.example/offers',
  benefit: 'Skip the counter: scan, collect and track every receipt.',
  value: '$25 first-order coupon',
};
