import type { Database } from '#server/platform/db/database.ts';
import { analyticsEvents } from './eventTables.ts';

export interface EventToRecord {
  /** Null where the page was opened before events had one. */
  readonly messageId?: string | null | undefined;
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number>>;
  /** `userId` is whom the browser names. */
  readonly context: { readonly userId?: number | null | undefined };
  readonly run?: string | null | undefined;
  readonly step?: number | null | undefined;
  /** Time of the browser. */
  readonly at: Date;
}

/**
 * Keeps the events, each once. `userId` is the person whose token came with them, null where none came; theirs are those that
 * name them: what somebody did before they logged in is nobody's.
 */
export async function recordEvents(
  db: Database,
  events: readonly EventToRecord[],
  userId: number | null,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(analyticsEvents)
    .values(
      events.map(({ messageId, name, properties, context, run, step, at }) => ({
        ...(messageId && { messageId }),
        name,
        properties,
        context,
        userId: context.userId === userId ? userId : null,
        run,
        step,
        occurredAt: at,
      })),
    )
    .onConflictDoNothing({ target: analyticsEvents.messageId });
}
