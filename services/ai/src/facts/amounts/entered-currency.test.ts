import { inEnteredCurrency } from './entered-currency.js';

describe('the currency of a text [AIT-04]', () => {
  it('is that of its entries', () => {
    expect(inEnteredCurrency('Deposit $40, and £$3.20 a session.', '£3.20 a session')).toBe(
      'Deposit £40, and £3.20 a session.',
    );
    expect(inEnteredCurrency('Scones $3 each.', 'he owes €1,840, scones 3 each')).toBe(
      'Scones €3 each.',
    );
  });

  it('leaves times with a dot alone', () => {
    expect(inEnteredCurrency('Walk at $12.50. Cream teas at $7.50 each.', 'teas £7.50')).toBe(
      'Walk at 12.50. Cream teas at £7.50 each.',
    );
  });

  it('stays dollars where dollars were entered, and where no sum was', () => {
    expect(inEnteredCurrency('That is $40.', 'the £30 ones are 40 dollars here')).toBe(
      'That is $40.',
    );
    expect(inEnteredCurrency('Scones $3 each.', 'scones 3 each')).toBe('Scones $3 each.');
  });
});
