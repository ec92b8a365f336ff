import { hasCurrent } from './entity-tag.js';

it.each([
  ['"a"', true],
  ['"old", W/"a"', true],
  ['"b"', false],
  [undefined, false],
])('of %s a caller has the current version: %s', (known, has) => {
  expect(hasCurrent(known, '"a"')).toBe(has);
});
