import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Services } from '#server/platform/services/services.ts';
import { exportList, type ExportedList } from './exportList.ts';

const nowhere = {} as Services;

/** A list of `size` rows, and the number of rows in each read. */
function listOf(size: number, gone: ReadonlySet<number> = new Set()) {
  const reads: number[] = [];
  const list: ExportedList<null, { id: number }> = {
    findIds: async (_needs, _filter, most) =>
      Promise.resolve(Array.from({ length: Math.min(size, most) }, (_, index) => size - index)),
    readRows: async (_needs, ids) => {
      reads.push(ids.length);
      return Promise.resolve(
        ids
          .filter((id) => !gone.has(id))
          .map((id) => ({ id }))
          .toReversed(),
      );
    },
    columns: { Id: ({ id }) => id },
  };
  return { list, reads };
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

it('an export writes the rows in the order of the list, even if they are read in another', async () => {
  const file = await exportList(nowhere.db, listOf(3).list, null);
  expect(file).toMatchObject({ rows: 3, isCut: false });
  expect(await textOf(file.text)).toBe('\uFEFFId\r\n3\r\n2\r\n1\r\n');
});

it('an export leaves out a row that has been deleted meanwhile', async () => {
  const file = await exportList(nowhere.db, listOf(3, new Set([2])).list, null);
  expect(await textOf(file.text)).toBe('\uFEFFId\r\n3\r\n1\r\n');
});

it('an export reads at most 1,000 rows at once, and only on demand', async () => {
  const { list, reads } = listOf(2_500);
  const { text } = await exportList(nowhere.db, list, null);
  const parts = text[Symbol.asyncIterator]();
  await parts.next();
  expect(reads).toEqual([]);
  await parts.next();
  expect(reads).toEqual([1_000]);
  await textOf({ [Symbol.asyncIterator]: () => parts });
  expect(reads).toEqual([1_000, 1_000, 500]);
});

it.each([
  [limits.exportRows, false],
  [limits.exportRows + 1, true],
])('an export of %d rows is truncated: %s', async (size, isCut) => {
  const file = await exportList(nowhere.db, listOf(size).list, null);
  expect(file).toMatchObject({ rows: limits.exportRows, isCut });
  expect((await textOf(file.text)).split('\r\n')).toHaveLength(limits.exportRows + 2);
});
