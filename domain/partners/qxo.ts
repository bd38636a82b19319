import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const qxo: PartnerContent = {
  id: 12,
  name: 'QXO',
  title: 'QXO',
  category: 'Equipment & supplies',
  pages: [paths.qxo],
  externalUrl: 'https://qxo.example/offers',
  benefit: 'Roofing and building products delivered to site.',
  value: 'Free site delivery',
  endsOn: '2027-03-31T23:59:59Z',
};
