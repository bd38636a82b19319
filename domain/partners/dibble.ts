import type { PartnerContent } from '#domain/partnerContent.ts';

export const dibble: PartnerContent = {
  id: 6,
  name: 'Dibble',
  title: 'Dibble',
  category: 'Equipment & supplies',
  pages: [],
  externalUrl: 'https://dibble.example/offers',
  benefit: 'Send jobs to bid and compare the answers.',
  value: '3 projects free',
};
