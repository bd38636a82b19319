import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const cardone: PartnerContent = {
  id: 7,
  name: 'Cardone',
  title: 'Cardone',
  category: 'Growth & training',
  pages: [paths.cardone],
  externalUrl: 'https://cardone.example/offers',
  benefit: 'Sales training your team can finish in a lunch break.',
  value: '30 days free',
};
