import { requestHead } from './request-head.js';

describe('[AIT-14] what a request asks for', () => {
  it.each([
    ['twelve slogans for my bakery', 'slogans', 12],
    ['write 3 catchy slogans for my bakery', 'slogans', 3],
    ['some slogans for my bakery', 'slogans', undefined],
    ['sixteen names for my bakery', 'names', undefined],
  ])('%s', (prompt, kind, count) => {
    const head = requestHead(prompt);
    expect([head?.kind, head?.subject, head?.count]).toEqual([kind, 'my bakery', count]);
  });
});
