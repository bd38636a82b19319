import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Services } from '#server/platform/services/services.ts';
import { exportList, type ExportedList } from './exportList.ts';

const nowhere = {} as Services;

/** A list of so many rows, and how many of them were read at once. */
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

it('writes the rows in the order of the list, whichever way they are read', async () => {
  const file = await exportList(nowhere.db, listOf(3).list, null);
  expect(file).toMatchObject({ rows: 3, isCut: false });
  expect(await textOf(file.text)).toBe('\uFEFFId\r\n3\r\n2\r\n1\r\n');
});

it('leaves out a row that went meanwhile', async () => {
  const file = await exportList(nowhere.db, listOf(3, new Set([2])).list, null);
  expect(await textOf(file.text)).toBe('\uFEFFId\r\n3\r\n1\r\n');
});

it('holds few rows at once, and reads no further than somebody takes them', async () => {
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
])('says of %d rows whether the file has them all', async (size, isCut) => {
  const file = await exportList(nowhere.db, listOf(size).list, null);
  expect(file).toMatchObject({ rows: limits.exportRows, isCut });
  expect((await textOf(file.text)).split('\r\n')).toHaveLength(limits.exportRows + 2);
});
