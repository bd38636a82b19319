import { expect, it } from 'vitest';
import { readPayload } from './readPayload.ts';

it('reads an object, and nothing for nothing', () => {
  expect(readPayload('{"by": "rest"}')).toEqual({ payload: { by: 'rest' } });
  expect(readPayload(' \n')).toEqual({ payload: {} });
});

it('says what is wrong with anything else', () => {
  for (const typed of ['{', '{by: "rest"}', 'rest']) {
    expect(readPayload(typed)).toEqual({ error: expect.stringMatching(/^This is not valid JSON: .+\.$/) });
  }
  for (const typed of ['[]', '1', 'null', '"rest"']) {
    expect(readPayload(typed)).toEqual({ error: expect.stringMatching(/^Type an object, in braces/) });
  }
});
