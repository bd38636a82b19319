import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { allPersonalRecords } from '#server/collect.ts';
import { readSchema } from '#server/platform/graphql/readSchema.ts';
import { omissionReasons } from '#server/platform/records/personalRecords.ts';

/** Columns with secrets. Resolvers return whole rows, so no field may have such a name, except the common name `id`. */
const secretColumns = allPersonalRecords.flatMap(({ leftOut }) =>
  Object.keys(leftOut).filter((column) => column !== 'id' && leftOut[column] === omissionReasons.secret),
);

it('no field of the GraphQL schema has the name of a secret column', () => {
  expect(secretColumns).toContain('passwordHash');
  const types = Object.values(buildSchema(readSchema().join('\n')).getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  expect(fields.filter((field) => secretColumns.includes(field.split('.')[1] ?? ''))).toEqual([]);
});
