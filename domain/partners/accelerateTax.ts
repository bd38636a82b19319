import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const accelerateTax: PartnerContent = {
  id: 1,
  name: 'AccelerateTax',
  title: 'Accelerate Tax',
  category: 'Finance & tax',
  pages: [paths.accelerateTax],
  externalUrl: 'https://accelerate-tax.example/offers',
  benefit: 'Prepare and file business taxes with a named specialist.',
  value: '10% off the first filing',
};
