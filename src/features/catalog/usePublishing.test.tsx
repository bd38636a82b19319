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

/** Renders the hook with the published content "a"; the test settles each call. */
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

it('changes during a save stay, based on the saved draft', async () => {
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

it('changes during publishing stay, based on the published content', async () => {
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

it('a retry after a conflict saves over the newer version', async () => {
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

it.each(['publish', 'discard'] as const)('no change is unsaved after this call: %s', async (call) => {
  const { result, renew, type, begin, end } = publish();
  renew({ draft: 'ab', draftVersion: 1 });
  type('ab');
  await begin(call);
  renew({ draft: null, draftVersion: 2 });
  await end(2);
  expect(result.current).toMatchObject({ content: 'a', isUnsaved: false });
});

it('the initial change applies to the saved content, even a newer one, until it is discarded', async () => {
  const { result, renew, begin, end } = publish((saved) => `${saved}+`);
  expect(result.current).toMatchObject({ content: 'a+', isUnsaved: true });
  renew({ draft: 'theirs', draftVersion: 3 });
  expect(result.current.content).toBe('theirs+');
  await begin('discard');
  await end(0);
  expect(result.current).toMatchObject({ content: 'theirs', isUnsaved: false });
});

it('the initial change is not applied again after it was reverted and published, even if publishing fails', async () => {
  const { result, renew, type, begin, refuse } = publish((saved) => `${saved}+`);
  renew({ draft: 'ab', draftVersion: 1 });
  type('ab');
  await begin('publish');
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, act: 'publishing' });
  await refuse();
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, failure: { code: 'CONFLICT' } });
});

it('the initial change is not applied again after a save without it', async () => {
  const { result, renew, type, begin, end } = publish((saved) => `${saved}+`);
  type('ab');
  await begin('save');
  renew({ draft: 'ab', draftVersion: 1 });
  await end(1);
  expect(result.current).toMatchObject({ content: 'ab', isUnsaved: false, done: 'saving' });
});

it('a conflict without unsaved changes shows the newer draft', async () => {
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
