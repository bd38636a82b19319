import { useSelector } from '@xstate/react';
import { effect } from '#machines/port.ts';
import { publishingMachine, type SavedDraft } from '#machines/publishingMachine.ts';
import { useChart } from '#session/useChart.ts';
import type { ChartState } from '#session/useFlow.ts';

/** What the server has of something that is changed as a draft and then published. */
interface Publication<Content> {
  /** What people see now. */
  readonly published: Content;
  /** Null while nobody is changing anything. */
  readonly draft: Content | null;
  readonly draftVersion: number;
}

/** The calls that change it; each answers once what the server has is read anew. */
interface PublishingCalls<Content> {
  readonly save: (version: number, content: Content) => Promise<number>;
  readonly discard: (version: number) => Promise<unknown>;
  readonly publish: (version: number, note: string | null) => Promise<unknown>;
  /** Reads anew what the server has, and answers with the version of its draft. */
  readonly reload: () => Promise<number>;
}

const acts = ['saving', 'discarding', 'publishing'] as const;

/** Holds what somebody types until it is saved as the draft that all administrators share (`publishingMachine`). */
export function usePublishing<Content>(
  { published, draft, draftVersion }: Publication<Content>,
  { save, discard, publish, reload }: PublishingCalls<Content>,
  /** Changes what is saved as somebody came to do: as if it was typed, until they publish or discard it. */
  change?: (saved: Content) => Content,
) {
  const chart = useChart(
    publishingMachine.provide({
      actors: {
        saveDraft: effect<SavedDraft, SavedDraft>(async ({ version, content }) => ({
          version: await save(version, content as Content),
          content,
        })),
        // The server knows nothing of what was only typed.
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
    /** Whether there is something that people do not see yet. */
    isPending: isUnsaved || draft !== null,
    isBusy: snapshot.hasTag('busy'),
    act: acts.find((act) => snapshot.hasTag(act)) ?? null,
    /** The question that is open. */
    asked: snapshot.hasTag('publishAsked') ? 'publish' : snapshot.hasTag('discardAsked') ? 'discard' : null,
    note,
    /** What was done last; null once something is typed or tried again. */
    done: isUnsaved ? null : done,
    failure,
    send: ((event) => chart.send(event)) satisfies ChartState<typeof publishingMachine>['send'],
    type: (next: Content) => chart.send({ type: 'content.typed', content: next, from: version }),
    save: () => chart.send({ type: 'save.pressed', version, content }),
    discard: () => chart.send({ type: 'discard.confirmed', version: draft === null ? null : version }),
    /** Publishes what is on the page. */
    publish: () => chart.send({ type: 'publish.confirmed', version, content: isUnsaved ? content : null }),
  } as const;
}

export type Publishing<Content> = ReturnType<typeof usePublishing<Content>>;
