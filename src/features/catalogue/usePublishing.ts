import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';

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

type Act = 'saving' | 'discarding' | 'publishing';

/** What was typed, and which version of the draft was seen then. */
interface Typed<Content> {
  readonly content: Content;
  readonly from: number;
}

/**
 * What somebody types, until it is saved as the draft that all administrators share. Where somebody else was quicker
 * nothing is lost: what they saved is read, and what is typed here stays until it is saved over it.
 */
export function usePublishing<Content>(
  { published, draft, draftVersion }: Publication<Content>,
  { save, discard, publish, reload }: PublishingCalls<Content>,
  /** Changes what is saved as somebody came to do: as if it was typed, until they publish or discard it. */
  change?: (saved: Content) => Content,
) {
  const saved = draft ?? published;
  const [typed, setTyped] = useState<Typed<Content> | null>(null);
  const [isOver, setOver] = useState(false);
  const begun = change && !isOver ? change(saved) : saved;
  const [act, setAct] = useState<Act | null>(null);
  const [done, setDone] = useState<Act | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const content = typed?.content ?? begun;
  const isUnsaved = JSON.stringify(content) !== JSON.stringify(saved);
  const version = typed?.from ?? draftVersion;

  function forget(): void {
    setTyped(null);
    setOver(true);
  }

  /** Whether it was done. */
  async function run(name: Act, call: () => Promise<unknown>): Promise<boolean> {
    if (act !== null) return false;
    setAct(name);
    setDone(null);
    setFailure(null);
    try {
      await call();
      setDone(name);
      return true;
    } catch (error) {
      const told = toCallFailure(error);
      setFailure(told);
      if (told.code === 'CONFLICT') await seeTheirs();
      return false;
    } finally {
      setAct(null);
    }
  }

  /** From now on what somebody else saved has been seen. */
  async function seeTheirs(): Promise<void> {
    const from = await reload();
    setTyped((mine) => mine && { ...mine, from });
  }

  /** Answers with the version that it is saved as. What was typed while it was on its way is not saved yet. */
  async function saveTyped(): Promise<number> {
    const from = await save(version, content);
    setTyped((now) => (now === typed ? null : now && { ...now, from }));
    return from;
  }

  return {
    content,
    saved,
    isUnsaved,
    /** Whether there is something that people do not see yet. */
    isPending: isUnsaved || draft !== null,
    act,
    /** What was done last; null once something is typed or tried again. */
    done: isUnsaved ? null : done,
    failure,
    type: (next: Content) => setTyped((before) => ({ content: next, from: before?.from ?? draftVersion })),
    takeTheirs: () => {
      setFailure(null);
      forget();
    },
    save: () => run('saving', saveTyped),
    discard: () =>
      run('discarding', async () => {
        // What was only typed the server knows nothing of.
        if (draft !== null) await discard(version);
        forget();
      }),
    /** Publishes what is on the page: what is not saved yet is saved first. */
    publish: (note: string | null) =>
      run('publishing', async () => {
        await publish(isUnsaved ? await saveTyped() : version, note);
        forget();
      }),
  };
}

export type Publishing<Content> = ReturnType<typeof usePublishing<Content>>;
