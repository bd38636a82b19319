import { asc, eq } from 'drizzle-orm';
import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import { Role } from '#domain/role.ts';
import type {
  AffiliateApplication,
  AffiliateApplicationDetail,
  ApplicationOutcome,
  OwnApplication,
} from '#graphql/resolvers.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { affiliates, type users } from '#server/platform/db/schema.ts';
import type { Api } from './api.ts';
import { dataOf } from './gettingIn.ts';
import { addPerson } from './person.ts';

interface ApplicationPage {
  readonly total: number;
  readonly rows: readonly AffiliateApplication[];
}

const fields = `id userId name email phone isEmailConfirmed company website sponsorId sponsorName heardFrom state question
  answer reason appliedOn decidedOn decidedBy mayBeDuplicate decisions version`;
const duplicateFields = 'userId name email phone applicationId company state shares';

let counter = 0;

/** Operations of an administrator with this token, and of applicants. */
export function applicationsOf(api: Api, token: string) {
  const answerWith = (applicantToken: string, version: number, text: string) =>
    api.graphql(
      `mutation { answerApplicationQuestion(version: ${version}, answer: ${JSON.stringify(text)}) {
        state question answer reason } }`,
      applicantToken,
    );
  return {
    /** Adds an applicant with a domain of their own, and their application. */
    apply: async (
      application: Partial<typeof affiliates.$inferInsert> = {},
      person: Partial<typeof users.$inferInsert> = {},
    ) => {
      counter += 1;
      const user = await addPerson(api.db, {
        email: `applicant@applicant-${counter}.test`,
        firstName: 'Ann',
        lastName: `Applies ${counter}`,
        roleId: Role.Affiliate,
        ...person,
      });
      const companyName = `Company ${counter}`;
      const [row] = await api.db
        .insert(affiliates)
        .values({
          companyName,
          sponsorId: marketplaceAffiliateId,
          state: 'pending',
          ...application,
          userId: user.id,
        })
        .returning();
      if (!row) throw new Error('The application was not added');
      return { id: row.id, user };
    },

    list: async (given: string): Promise<ApplicationPage> => {
      const answer = await api.graphql(
        `{ affiliateApplications(${given}) { total rows { ${fields} } } }`,
        token,
      );
      return (dataOf(answer) as { affiliateApplications: ApplicationPage }).affiliateApplications;
    },

    /** Reads an application with its possible duplicates. */
    read: async (id: number) => {
      const answer = await api.graphql(
        `{ affiliateApplication(id: "${id}") { application { ${fields} } duplicates { ${duplicateFields} } } }`,
        token,
      );
      const { application, duplicates } = (
        dataOf(answer) as { affiliateApplication: AffiliateApplicationDetail }
      ).affiliateApplication;
      return { ...application, duplicates };
    },

    decide: async (rows: readonly (readonly [id: number, version: number])[], decision: string) => {
      const named = rows.map(([id, version]) => `{ id: "${id}", version: ${version} }`).join(', ');
      const answer = await api.graphql(
        `mutation { decideApplications(rows: [${named}], decision: { decision: ${decision} }) {
          id problem application { ${fields} } } }`,
        token,
      );
      return (dataOf(answer) as { decideApplications: ApplicationOutcome[] }).decideApplications;
    },

    answerWith,
    answerAs: async (email: string, version: number, text: string) =>
      answerWith(await api.tokenOf(email), version, text),

    own: async (email: string): Promise<OwnApplication | null> => {
      const query = '{ ownApplication { id state question answer reason } }';
      const answer = await api.graphql(query, await api.tokenOf(email));
      return (dataOf(answer) as { ownApplication: OwnApplication | null }).ownApplication;
    },

    auditOf: (id: number) =>
      api.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.entityId, String(id)))
        .orderBy(asc(auditEntries.id)),
  };
}
