import { z } from 'zod';
import { bodyPaging, longText, paging, shortText } from './field-types.js';

const inQuery = z.object(paging);
const inBody = z.object(bodyPaging);

it.each([shortText(9), longText(9)])('reports an empty text once (%#)', (schema) => {
  for (const text of ['', '  ', '\u200b'])
    expect(schema.safeParse(text).error?.issues.map(({ path }) => path)).toEqual([[]]);
});

describe('paging', () => {
  it.each([
    [inQuery, { limit: '7', offset: '0' }, { limit: 7, offset: 0 }],
    [inQuery, { limit: '100', offset: '100000' }, { limit: 100, offset: 100_000 }],
    [inBody, { limit: 7, offset: 1 }, { limit: 7, offset: 1 }],
    [inQuery, {}, { limit: 50, offset: 0 }],
    [inBody, {}, { limit: 50, offset: 0 }],
  ])('accepts plain numbers (%#)', (schema, given, read) => {
    expect(schema.parse(given)).toEqual(read);
  });

  it.each([
    '1e2',
    '0x10',
    ' 7',
    '7 ',
    '+7',
    '-1',
    '7.0',
    '',
    'many',
    '٣',
    '0',
    '101',
    ['7'],
    ['7', '8'],
  ])('refuses %j in a query', (limit) => expect(inQuery.safeParse({ limit }).success).toBe(false));

  it.each(['7', '0x10', true, [7], null, 1.5, 0, 101, Number.NaN, {}])(
    'refuses %j in a body',
    (limit) => expect(inBody.safeParse({ limit }).success).toBe(false),
  );

  it('is described as numbers', () => {
    const limit = { type: 'integer', minimum: 1, maximum: 100 };
    for (const schema of [inQuery, inBody])
      expect(z.toJSONSchema(schema, { io: 'input' }).properties).toMatchObject({ limit });
  });
});
