import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const lendFlow: PartnerContent = {
  id: 4,
  name: 'Lendflow',
  title: 'Lendflow',
  category: 'Finance & tax',
  pages: [paths.lendFlow],
  externalUrl: 'https://lendflow.example/offers',
  benefit: 'Compare business funding options with one short form.',
  value: 'Member rate on fees',
};
