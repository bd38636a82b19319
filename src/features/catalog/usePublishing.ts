import { useSelector } from '@xstate/react';
import { effect } from '#machines/port.ts';
import { publishingMachine, type SavedDraft } from '#machines/publishingMachine.ts';
import { useChart } from '#session/useChart.ts';
import type { ChartState } from '#session/useFlow.ts';

/** Content on the server that administrators change as a draft, then publish. */
interface Publication<Content> {
  /** Published content, which people see now. */
  readonly published: Content;
  /** Saved draft; null without saved changes since the last publication. */
  readonly draft: Content | null;
  readonly draftVersion: number;
}

/** Calls of the server that change the draft or publish it; each resolves once the content is reloaded. */
interface PublishingCalls<Content> {
  /** Saves the draft over `version`; resolves with the new version. */
  readonly save: (version: number, content: Content) => Promise<number>;
  readonly discard: (version: number) => Promise<unknown>;
  readonly publish: (version: number, note: string | null) => Promise<unknown>;
  /** Reloads the content; resolves with the version of the draft. */
  readonly reload: () => Promise<number>;
}

const acts = ['saving', 'discarding', 'publishing'] as const;

/** Runs `publishingMachine`, which keeps the typed content until a save as the draft that administrators share. */
export function usePublishing<Content>(
  { published, draft, draftVersion }: Publication<Content>,
  { save, discard, publish, reload }: PublishingCalls<Content>,
  /** Change of the saved content that counts as typed until a save, publication, or discard. */
  change?: (saved: Content) => Content,
) {
  const chart = useChart(
    publishingMachine.provide({
      actors: {
        saveDraft: effect<SavedDraft, SavedDraft>(async ({ version, content }) => ({
          version: await save(version, content as Content),
          content,
        })),
        // Without a saved draft, the server has nothing to discard.
        discardDraft: effect<unknown, { version: number | null }>(async ({ version }) =>
          version === null ? undefined : discard(version),
        ),
        publishDraft: effect<unknown, { version: number; note: string | null }>(({ version, note }) =>
          publish(version, note),
        ),
        readTheirs: effect<number>(reload),
      },
    }),
    undefined,
  );
  const snapshot = useSelector(chart, (current) => current);
  const { typed, isOver, note, done, failure } = snapshot.context;
  const saved = draft ?? published;
  const begun = change && !isOver ? change(saved) : saved;
  const content = typed ? (typed.content as Content) : begun;
  const isUnsaved = JSON.stringify(content) !== JSON.stringify(saved);
  const version = typed?.from ?? draftVersion;

  return {
    content,
    saved,
    isUnsaved,
    /** Whether unpublished content exists: typed changes or a saved draft. */
    isPending: isUnsaved || draft !== null,
    isBusy: snapshot.hasTag('busy'),
    act: acts.find((act) => snapshot.hasTag(act)) ?? null,
    /** Question of the open dialog; null without a dialog. */
    asked: snapshot.hasTag('publishAsked') ? 'publish' : snapshot.hasTag('discardAsked') ? 'discard' : null,
    note,
    /** Last action that succeeded; null once the person types or another action starts. */
    done: isUnsaved ? null : done,
    failure,
    send: ((event) => chart.send(event)) satisfies ChartState<typeof publishingMachine>['send'],
    type: (next: Content) => chart.send({ type: 'content.typed', content: next, from: version }),
    save: () => chart.send({ type: 'save.pressed', version, content }),
    discard: () => chart.send({ type: 'discard.confirmed', version: draft === null ? null : version }),
    publish: () => chart.send({ type: 'publish.confirmed', version, content: isUnsaved ? content : null }),
  } as const;
}

export type Publishing<Content> = ReturnType<typeof usePublishing<Content>>;

/** Resolves with a mutation's data. @throws the mutation's error, which Apollo returns by `errorPolicy: 'all'`. */
export async function unwrapMutation<Data>(
  mutation: Promise<{ readonly data?: Data; readonly error?: unknown }>,
): Promise<Data | undefined> {
  const { data, error } = await mutation;
  if (error) throw error;
  return data;
}
