import type { PartnerContent } from '#domain/partnerContent.ts';
import { paths } from '#domain/paths.ts';

export const tenXHealth: PartnerContent = {
  id: 10,
  name: '10XHealth',
  title: '10X Health',
  category: 'Health',
  pages: [paths.tenXHealth],
  externalUrl: 'https://10x-health.example/offers',
  benefit: 'Health checks for crews, booked around your shifts.',
  value: '20% off team plans',
};
