import { partByHits } from './hit-words.js';

const marked = (text: string, hits: string[]) =>
  partByHits(text, hits)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Café Zoë, the cafe', ['cafe'], '[Café] Zoë, the [cafe]'],
  [
    'Electricians wanted; electric bikes',
    ['electrician*'],
    '[Electricians] wanted; electric bikes',
  ],
  ['Part-time work, part of a time', ['part time'], '[Part-time] work, part of a time'],
  ['A part-time baker', ['part', 'part time'], 'A [part-time] baker'],
  ["Driver's licence", ['drivers'], "[Driver's] licence"],
  ['C++ and C# and C', ['c++'], '[C++] and C# and C'],
  ['Nothing here', ['baker'], 'Nothing here'],
  ['', ['baker'], ''],
  ['🍕 Pizza 🍕', ['pizza'], '🍕 [Pizza] 🍕'],
])('marks in %p the hits of %p', (text, hits, expected) => {
  expect(marked(text, hits)).toBe(expected);
});

it('preserves every character of any text', () => {
  const text = ' <b>Ünïcode</b>\u200b \n rest of it… ';
  expect(
    partByHits(text, ['unicode', 'b*'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
