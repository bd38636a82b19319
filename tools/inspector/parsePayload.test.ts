import { expect, it } from 'vitest';
import { parsePayload } from './parsePayload.ts';

it('reads an object, and nothing for nothing', () => {
  expect(parsePayload('{"by": "rest"}')).toEqual({ payload: { by: 'rest' } });
  expect(parsePayload(' \n')).toEqual({ payload: {} });
});

it('says what is wrong with anything else', () => {
  for (const typed of ['{', '{by: "rest"}', 'rest']) {
    expect(parsePayload(typed)).toEqual({ error: expect.stringMatching(/^This is not valid JSON: .+\.$/) });
  }
  for (const typed of ['[]', '1', 'null', '"rest"']) {
    expect(parsePayload(typed)).toEqual({ error: expect.stringMatching(/^Type an object, in braces/) });
  }
});
