import { readRequest } from '../facts/requests/read-request.js';
import { withAmountSigns } from './drafted-amounts.js';

// AIT-07: what is an amount in the entry is one in the draft.
it.each([
  [
    'opening weekend is march 28, tent sites 22 rv 38, firewood 7 a bundle',
    'Opening weekend is March 28, tent sites 22, RV $38. Firewood is 7 a bundle.',
    'Opening weekend is March 28, tent sites $22, RV $38. Firewood is $7 a bundle.',
  ],
  [
    'site 14 is open, 38 a night, quiet at 10',
    'Site 14 is open, 38 a night. Quiet at 10.',
    'Site 14 is open, $38 a night. Quiet at 10.',
  ],
  ['kids 8, open 8 to 6', 'Kids 8. Open 8 to 6.', 'Kids 8. Open 8 to 6.'],
])('%s', (entry, text, expected) => {
  const order = { tool: 'post', entry, request: readRequest(entry, 'post') } as const;
  expect(withAmountSigns({ text }, order).text).toBe(expected);
});
