import { createSchema, createYoga } from 'graphql-yoga';
import { expect, it } from 'vitest';
import { protectFields } from './protectFields.ts';

it('every root field requires a signed-in person, except those listed as public for its type', async () => {
  const typeDefs = 'type Query { configData: Int register: Int } type Mutation { register: Int offers: Int }';
  const asked: string[] = [];
  const yoga = createYoga({ schema: protectFields(createSchema({ typeDefs })), logging: false });
  const ask = async (query: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    };
    const requireSignedIn = () => Promise.resolve(asked.push(query));
    await yoga.fetch('http://localhost/graphql', init, { requireSignedIn });
  };
  for (const query of ['{ configData }', 'mutation { register }', '{ register }', 'mutation { offers }']) {
    await ask(query);
  }
  expect(asked).toEqual(['{ register }', 'mutation { offers }']);
});
