import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const hireRight: PartnerContent = {
  id: 11,
  name: 'HireRight',
  title: 'HireRight',
  category: 'Hiring',
  pages: [paths.hireRight],
  externalUrl: 'https://hire-right.example/offers',
  benefit: 'Background screening with results in one place.',
  value: '5 checks included',
};
