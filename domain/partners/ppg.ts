import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const ppg: PartnerContent = {
  id: 8,
  name: 'PPG',
  title: 'PPG',
  category: 'Equipment & supplies',
  pages: [paths.ppg],
  externalUrl: 'https://ppg.example/offers',
  benefit: 'Paint and coatings with your company code at the counter.',
  value: 'Member price list',
};
