import { brand } from '#domain/brand.ts';
import { Role, roleNames } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import type { Part } from '#server/platform/part.ts';

const configurationQueries: Queries<'configData' | 'constantType'> = {
  configData: () => ({
    productName: brand.marketplaceName,
    supportEmail: brand.supportEmail,
    newsletterUrl: brand.newsletterUrl,
  }),
  constantType: () => ({
    roles: Object.values(Role).map((id) => ({ id, name: roleNames[id] ?? `Role ${id}` })),
    userTypes: Object.entries(UserType).map(([name, id]) => ({ id, name })),
  }),
};

export const configurationPart = { queries: configurationQueries } satisfies Part;
