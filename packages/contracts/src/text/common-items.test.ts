import { commonItems } from './common-items.js';

const common = (one: string, other: string) => commonItems(one.split(' '), other.split(' '));

it('pairs the items that both lists have, in their order', () => {
  expect(common('managed the bookings of forty', 'the bookings for 40')).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(common('a b', 'b a')).toHaveLength(1);
  expect(common('a', 'b')).toEqual([]);
  expect(commonItems([], ['a'])).toEqual([]);
});
