import { withOwnersQuote } from './owners-quote.js';

it('quotes the owner by name', () => {
  expect(withOwnersQuote('New shop in town, quote from me: "Come hungry."', 'Lou Ames')).toBe(
    'New shop in town, "Come hungry," says Lou Ames',
  );
  expect(withOwnersQuote('Ruth Ann (that is me) collects the dues.', undefined)).toBe(
    'Ruth Ann collects the dues.',
  );
});
