import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import type { SampleIds } from '#server/platform/sample/addSamplePeople.ts';
import { samplePeople } from '#server/platform/sample/samplePeople.ts';

/** Sample applications, oldest first, one in each state except `approved`. The applicants have no password. */
const sampleApplications = [
  {
    applicant: {
      email: 'jules@carter-network.test',
      firstName: 'Jules',
      lastName: 'Carter',
      phone: '(555) 010-0121',
      heardFrom: 'A trade show',
    },
    application: {
      companyName: 'Carter Network',
      website: 'https://carter-network.example',
      state: 'suspended',
      reason: 'Three businesses told us that they were registered without having been asked.',
      appliedAt: new Date('2026-08-11T15:00:00Z'),
      decidedAt: new Date('2026-10-27T16:00:00Z'),
    },
  },
  {
    applicant: { email: 'terry@hale-advice.test', firstName: 'Terry', lastName: 'Hale', phone: null },
    application: {
      companyName: 'Hale Consulting',
      state: 'rejected',
      reason: 'We could not find your company under the address that you gave.',
      appliedAt: new Date('2026-09-22T15:00:00Z'),
      decidedAt: new Date('2026-09-24T16:00:00Z'),
    },
  },
  {
    applicant: {
      email: 'sasha@northside-supply.test',
      firstName: 'Sasha',
      lastName: 'North',
      phone: '(555) 010-0122',
      heardFrom: 'A colleague',
    },
    application: {
      companyName: 'Northside Supply',
      website: 'https://northside-supply.example',
      state: 'infoRequested',
      question: 'Which trades do the businesses work in that you would refer?',
      appliedAt: new Date('2026-11-09T15:00:00Z'),
    },
  },
  {
    applicant: {
      email: 'morgan@hale-advice.test',
      firstName: 'Morgan',
      lastName: 'Hale',
      phone: '(555) 010-0123',
      heardFrom: 'A web search',
    },
    application: {
      companyName: 'Hale Building Advice',
      website: 'https://hale-advice.example',
      state: 'pending',
      appliedAt: new Date('2026-11-17T15:00:00Z'),
    },
  },
] as const;

export async function addSampleAffiliates(db: Database, sample: SampleIds): Promise<void> {
  for (const { email, affiliateCompany: companyName } of samplePeople) {
    if (companyName === undefined) continue;
    await db.insert(affiliates).values({
      userId: sample.userId(email),
      companyName,
      sponsorId: marketplaceAffiliateId,
      state: 'approved',
    });
  }
  for (const { applicant, application } of sampleApplications) {
    const [user] = await db
      .insert(users)
      .values({
        ...applicant,
        roleId: Role.Affiliate,
        status: 'active',
        emailVerified: true,
        profileComplete: true,
        termsAcceptedAt: application.appliedAt,
        sample: true,
      })
      .returning({ id: users.id });
    if (!user) throw new Error(`The sample person ${applicant.email} was not added`);
    await db.insert(affiliates).values({
      ...application,
      userId: user.id,
      sponsorId: marketplaceAffiliateId,
      decidedById: 'decidedAt' in application ? sample.userId('admin@lintel.test') : null,
    });
  }
}
