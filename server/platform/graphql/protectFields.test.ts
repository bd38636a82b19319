import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { protectFields } from './protectFields.ts';

it('every root field requires a signed-in person, except those listed as public for its type', async () => {
  const typeDefs = 'type Query { configData: Int register: Int } type Mutation { register: Int offers: Int }';
  const asked: string[] = [];
  const schema = protectFields(makeExecutableSchema({ typeDefs }));
  const ask = async (source: string) => {
    const requireSignedIn = () => Promise.resolve(asked.push(source));
    await graphql({ schema, source, contextValue: { requireSignedIn } });
  };
  for (const query of ['{ configData }', 'mutation { register }', '{ register }', 'mutation { offers }']) {
    await ask(query);
  }
  expect(asked).toEqual(['{ register }', 'mutation { offers }']);
});
