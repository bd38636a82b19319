import type { PartnerContent } from '#domain/partnerContent.ts';

export const lendFlow: PartnerContent = {
  id: 4,
  name: 'Lendflow',
  title: 'Lendflow',
  category: 'Finance & tax',
  pages: ['/partner/lendflow'],
  externalUrl: 'https://lendflow.example/offers',
  benefit: 'Compare business funding options with one short form.',
  value: 'Member rate on fees',
};
