import { phoneAddress } from './phone-address';

it.each([
  ['(423) 555-0142', 'tel:4235550142'],
  ['+1 423.555.0142', 'tel:+14235550142'],
  ['(423) 555-0142 ext. 7', 'tel:4235550142'],
  ['423-555-0142x77', 'tel:4235550142'],
  ['423-555-0142 / 423-555-0199', 'tel:4235550142'],
  ['(423) 555-0142 or (423) 555-0199', 'tel:4235550142'],
  ['Call 24/7: 423 555 0142', 'tel:4235550142'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['423-555-0142 ASK FOR BO', 'tel:4235550142'],
  ['４２３ ５５５ ０１４２', 'tel:4235550142'],
  ['911', 'tel:911'],
  ['on request', undefined],
  ['', undefined],
  [undefined, undefined],
])('dials %p as %p', (text, address) => expect(phoneAddress(text)).toBe(address));
