import { brand } from '#domain/brand.ts';
import { Role, roleNames } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { Part } from '#server/platform/part.ts';

export const configurationPart = {
  queries: {
    configData: () => ({
      productName: brand.marketplaceName,
      supportEmail: brand.supportEmail,
      newsletterUrl: brand.newsletterUrl,
    }),
    constantType: () => ({
      roles: Object.values(Role).map((id) => ({ id, name: roleNames[id] ?? `Role ${id}` })),
      userTypes: Object.entries(UserType).map(([name, id]) => ({ id, name })),
    }),
  },
} satisfies Part;
