import { phoneKey } from './same-business.js';

it.each([
  ['+1 (501) 555 01 42 ext 9', '5015550142'],
  ['501.555.0142 x7', '5015550142'],
  ['Shop: 501-555-0142, evenings 501-555-0199', '5015550142'],
  ['555-0142', ''],
  ['24/7', ''],
  [undefined, ''],
])('reads %p as the number %p, without country and extension', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});
