import type { ComponentType } from 'react';
import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';

/** Lazy loaders of the administration's code, so that other people do not load it. */
export const loadAdminDashboard = async () => (await import('#pages/AdminDashboard.tsx')).AdminDashboard;

const sections: Readonly<Record<AdminSection, () => Promise<ComponentType>>> = {
  overview: async () => (await import('#pages/AdminOverview.tsx')).AdminOverview,
  requests: async () => (await import('#features/requestQueue/QueuedRequests.tsx')).QueuedRequests,
  users: async () => (await import('#features/users/Users.tsx')).Users,
  customers: async () => (await import('#features/customers/Customers.tsx')).Customers,
  partners: async () => (await import('#pages/AdminPartners.tsx')).AdminPartners,
  categories: async () => (await import('#features/catalog/Categories.tsx')).Categories,
  access: async () =>
    (await import('#features/accessExplanation/AccessExplanationPage.tsx')).AccessExplanationPage,
  affiliates: async () =>
    (await import('#features/affiliateApplications/AffiliateApplications.tsx')).AffiliateApplications,
  funnels: async () => (await import('#features/funnels/Funnels.tsx')).Funnels,
  outbox: async () => (await import('#features/mailLog/MailLog.tsx')).MailLog,
  audit: async () => (await import('#features/auditLog/AuditLog.tsx')).AuditLog,
};

export const loadAdminSection = (search: string) => sections[readAdminSection(search)];

export const loadAdminSectionPreload = async () =>
  (await import('#features/adminFrame/preloadAdminSection.ts')).preloadAdminSection;
