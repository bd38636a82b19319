// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '#tests/support/failures.ts';
import { TestRuntime } from '#tests/support/testRuntime.tsx';
import { usePublishing } from './usePublishing.ts';

interface Draft {
  readonly draft: string | null;
  readonly draftVersion: number;
}

const noDraft: Draft = { draft: null, draftVersion: 0 };

/** What people see is "a"; each call is on its way until the test ends it. */
function publish(change?: (saved: string) => string) {
  const called: unknown[] = [];
  let end: { resolve: (version: number) => void; reject: (reason: unknown) => void };
  const hold =
    (name: string) =>
    (...sent: readonly unknown[]) => {
      called.push([name, ...sent]);
      return new Promise<number>((resolve, reject) => (end = { resolve, reject }));
    };
  const { result, rerender } = renderHook(
    ({ draft, draftVersion }: Draft) =>
      usePublishing(
        { published: 'a', draft, draftVersion },
        {
          save: hold('save'),
          discard: hold('discard'),
          publish: hold('publish'),
          reload: () => Promise.resolve(7),
        },
        change,
      ),
    { initialProps: noDraft, wrapper: TestRuntime },
  );
  return {
    called,
    result,
    renew: rerender,
    type: (content: string) => act(() => result.current.type(content)),
    begin: (call: 'save' | 'publish' | 'discard') =>
      act(async () => {
        if (call !== 'save') result.current.send({ type: `${call}.asked` });
        result.current[call]();
      }),
    end: (version: number) => act(async () => end.resolve(version)),
    refuse: () => act(async () => end.reject(refusal('CONFLICT'))),
  };
}

afterEach(cleanup);

it('keeps what is typed while it saves, as typed into the draft that is saved', async () => {
  const { called, result, renew, type, begin, end } = publish();
  type('ab');
  await begin('save');
  type('abc');
  renew({ draft: 'ab', draftVersion: 1 });
  await end(1);
  expect(result.current).toMatchObject({ content: 'abc', isUnsaved: true, done: null });
  await begin('save');
  expect(called.at(-1)).toEqual(['save', 1, 'abc']);
});

it('keeps what is typed while it publishes, as typed where there is no draft', async () => {
  const { called, result, renew, type, begin, end } = publish();
  type('ab');
  await begin('publish');
  await end(1);
  type('abc');
  await end(1);
  renew(noDraft);
  expect(result.current).toMatchObject({ content: 'abc', isUnsaved: true, note: '' });
  await begin('save');
  expect(called.at(-1)).toEqual(['save', 0, 'abc']);
});

it('saves over what somebody else saved once it is read', async () => {
  const { called, result, type, begin, end, refuse } = publish();
  type('ab');
  await begin('save');
  await refuse();
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: true, failure: { code: 'CONFLICT' } });
  await begin('save');
  await end(8);
  expect(called).toEqual([
    ['save', 0, 'ab'],
    ['save', 7, 'ab'],
  ]);
  expect(result.current).toMatchObject({ content: 'a', isUnsaved: false, done: 'saving' });
});

it.each(['publish', 'discard'] as const)('has nothing typed after it was done: %s', async (call) => {
  const { result, renew, type, begin, end } = publish();
  renew({ draft: 'ab', draftVersion: 1 });
  type('ab');
  await begin(call);
  renew({ draft: null, draftVersion: 2 });
  await end(2);
  expect(result.current).toMatchObject({ content: 'a', isUnsaved: false });
});

it('changes what is saved as somebody came to do, also what was read later, until that is given up', async () => {
  const { result, renew, begin, end } = publish((saved) => `${saved}+`);
  expect(result.current).toMatchObject({ content: 'a+', isUnsaved: true });
  renew({ draft: 'theirs', draftVersion: 3 });
  expect(result.current.content).toBe('theirs+');
  await begin('discard');
  await end(0);
  expect(result.current).toMatchObject({ content: 'theirs', isUnsaved: false });
});

it('does not change again what is taken back and published, also where that fails', async () => {
  const { result, renew, type, begin, refuse } = publish((saved) => `${saved}+`);
  renew({ draft: 'ab', draftVersion: 1 });
  type('ab');
  await begin('publish');
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, act: 'publishing' });
  await refuse();
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, failure: { code: 'CONFLICT' } });
});

it('does not change again what is saved without the change', async () => {
  const { result, renew, type, begin, end } = publish((saved) => `${saved}+`);
  type('ab');
  await begin('save');
  renew({ draft: 'ab', draftVersion: 1 });
  await end(1);
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, done: 'saving' });
});

it('shows theirs where somebody else was quicker, and nothing was typed but what is saved', async () => {
  const { result, renew, type, begin, refuse } = publish();
  renew({ draft: 'ab', draftVersion: 1 });
  type('ab');
  await begin('publish');
  renew({ draft: 'theirs', draftVersion: 7 });
  await refuse();
  expect(result.current).toMatchObject({
    content: 'theirs',
    isUnsaved: false,
    failure: { code: 'CONFLICT' },
  });
});
