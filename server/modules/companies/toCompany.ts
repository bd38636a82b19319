import { marketplaceTimeZone } from '#domain/days.ts';
import type { Company as Presented } from '#graphql/resolvers.ts';
import type { Company } from './findCompany.ts';

export function toCompany({ customer, source, partners }: Company): Presented {
  const { id, name, typeName, address, timeZone } = customer;
  return {
    id: String(id),
    name,
    typeName,
    source,
    address,
    timeZone,
    usualTimeZone: marketplaceTimeZone,
    partners: partners.map(({ partner }) => ({
      id: partner.id,
      title: partner.title,
      path: partner.pages[0] ?? null,
    })),
  };
}
