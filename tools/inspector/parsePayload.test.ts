import { expect, it } from 'vitest';
import { parsePayload } from './parsePayload.ts';

it('the payload is an object, empty for a blank text', () => {
  expect(parsePayload('{"by": "rest"}')).toEqual({ payload: { by: 'rest' } });
  expect(parsePayload(' \n')).toEqual({ payload: {} });
});

it('any other text is an error with an explanation', () => {
  for (const typed of ['{', '{by: "rest"}', 'rest']) {
    expect(parsePayload(typed)).toEqual({ error: expect.stringMatching(/^This is not valid JSON: .+\.$/) });
  }
  for (const typed of ['[]', '1', 'null', '"rest"']) {
    expect(parsePayload(typed)).toEqual({ error: expect.stringMatching(/^Type an object, in braces/) });
  }
});
