import { checkAnswer } from './check-answer.js';
import { fillPlaceholders } from './fill-placeholders.js';

const entered =
  'Remind Mrs. Alvarez of invoice 1042 for the fence, $1,250.00 due October 15. Call us at 555-0142 or write to pay@oakfence.com.';
const good =
  'Dear Mrs. Alvarez,\n\nThis is a reminder of invoice 1042 for the fence: $1,250 is due on October 15. Call 555-0142 or write to pay@oakfence.com.\n\nThank you';
const check = (text: string, given = '') => checkAnswer(text, { entered, given, repeats: true });

describe('the check of a model’s text', () => {
  it('finds nothing in a text that keeps to the entries', () => {
    expect(check(good)).toEqual([]);
  });

  it.each([
    ['$500', 'A late fee of $500 applies.'],
    ['15%', 'You get 15% off.'],
    ['November 3', 'Please pay by November 3.'],
    ['555-0199', 'Our other line is 555-0199.'],
    ['help@oakfence.com', 'Or write to help@oakfence.com.'],
    ['www.oakfence.org', 'See www.oakfence.org.'],
    ['48 hours', 'We answer within 48 hours.'],
    ['Jonathan Miller', 'Ask for Jonathan Miller.'],
  ])('names %s, which nobody entered', (part, sentence) => {
    const found = check(`${good}\n${sentence}`);
    expect(found.join('\n')).toContain(`Check: “${part}” was not in your entries.`);
    expect(found).toHaveLength(1);
  });

  it.each([
    ['$1,250.00', good.replace('$1,250', 'the sum')],
    ['October 15', good.replace('October 15', 'soon')],
    ['555-0142', good.replace('Call 555-0142 or write', 'Write')],
    ['invoice 1042', good.replace('invoice 1042', 'your invoice')],
  ])('names %s, which was entered and is missing', (part, text) => {
    expect(check(text)).toEqual([`You entered “${part}”, and the text does not say it.`]);
  });

  it('misses nothing where the text need not repeat the entries', () => {
    const shorter = good.replace('October 15', 'soon');
    expect(checkAnswer(shorter, { entered, given: '', repeats: false })).toEqual([]);
  });

  it('accepts what was given in addition to the entries, other spellings, small counts and list numbers', () => {
    const text = `${good}\n1. We have two ways to pay.\n2. Sam Ortiz helps. It is 12.5% of $10,000.`;
    expect(check(text, 'name: Sam Ortiz\n12.5% of $10k')).toEqual([]);
    const numeric = { entered: 'Sale on 10/15 from 9am', given: '', repeats: true };
    expect(checkAnswer('Our sale is on October 15 from 9 AM.', numeric)).toEqual([]);
  });

  it('says when the language is another one', () => {
    const text =
      'Estimada señora Alvarez, le recordamos que la factura 1042 por la cerca, de $1,250, vence el 15 de October. Llame al 555-0142 o escriba a pay@oakfence.com. Gracias.';
    expect(check(text)).toContain('The text is in another language than your entries.');
  });

  it('takes no place to fill in for a fact, and lists at most eight findings', () => {
    expect(check(`${good}\n[fill in: the 3rd of May, $9]`)).toEqual([]);
    const many = Array.from({ length: 30 }, (_, at) => `It costs $${at + 70}.`).join('\n');
    expect(check(many)).toHaveLength(8);
  });
});

describe('places of a model’s text', () => {
  const account = { name: 'Jo Park', company: 'Oak Fence', phone: '555-0142' };

  it.each([
    ['Best,\n[Your Name]', 'Best,\nJo Park'],
    ['[Company Name], {{phone}}', 'Oak Fence, 555-0142'],
    ['[Insert date] and [Your address]', '[fill in: date] and [fill in: your address]'],
    ['[fill in: pay]', '[fill in: pay]'],
    ['[Baker](/jobs/77) and note [1], [sic]', '[Baker](/jobs/77) and note [1], [sic]'],
  ])('%j become what the account has, else a place to fill in', (text, mended) => {
    expect(fillPlaceholders(text, account)).toBe(mended);
  });

  it('become the only figure of their kind that was entered, and never one of several', () => {
    const places = 'Invoice [number] of [amount] was due [date]. Pay to [bank account].';
    expect(fillPlaceholders(places, account, 'invoice 2291, $1,840, due Oct 30')).toBe(
      'Invoice 2291 of $1,840 was due Oct 30. Pay to [fill in: bank account].',
    );
    expect(fillPlaceholders('[amount]', account, '$1,840 and a fee of $35')).toBe(
      '[fill in: amount]',
    );
  });
});
