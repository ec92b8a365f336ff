import { numberProblem, optionalNumber, readBack, typedNumber } from './typed-number.js';

it.each([
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['$50,000', 50_000],
  ['1,000,000', 1_000_000],
  [' 6.5 % ', 6.5],
  ['.5', 0.5],
  ['-3', -3],
  ['0', 0],
  ['250.000', 250],
  ['1.250.000', 1_250_000],
  ['$1.250,50', 1250.5],
  ['1.250.000,5', 1_250_000.5],
  ['$1.5k', 1500],
  ['80 K', 80_000],
  ['64.1k', 64_100],
  ['-$32.2k', -32_200],
  ['1 250 000', 1_250_000],
  ['$ 250 000', 250_000],
  ['USD 250,000', 250_000],
  ['US$1,200.50', 1200.5],
  ['1,200.50 usd', 1200.5],
])('reads %j as %d', (text, number) => expect(typedNumber(text)).toBe(number));

it.each([
  '1,2,3',
  '1,23',
  '12,34,567',
  '1,5',
  ',5',
  '1.2.3',
  '1e5',
  '0x10',
  'Infinity',
  'NaN',
  'abc',
  '$',
  '',
  '5.',
  '12 5',
  '1.25.000',
  '5k%',
  'k',
  '--1',
  'US 5 USD',
  '30 yrs',
])('reads %j as no number', (text) => expect(typedNumber(text)).toBeNaN());

it('says what to do', () => {
  const rule = { noun: 'an amount', most: 1000 };
  expect(numberProblem('', rule)).toBe('Enter an amount above 0');
  expect(numberProblem('0', rule)).toBe('Enter an amount above 0');
  expect(numberProblem('0', { ...rule, orZero: true })).toBeUndefined();
  expect(numberProblem('-1', { ...rule, orZero: true })).toBe('Enter an amount, 0 or more');
  expect(numberProblem('', { ...rule, optional: true })).toBeUndefined();
  expect(numberProblem('1,2,3', rule)).toBe('Use commas for thousands only: 1,500 or 1.5');
  expect(numberProblem('1,5k', rule)).toBe('Use commas for thousands only: 1,500 or 1.5');
  expect(numberProblem('1..5', rule)).toBe('Enter a number like 1,500.50');
  for (const copied of ['abc', ' 30 yrs', '€1,200', '250,000 dollars']) {
    expect(numberProblem(copied, rule)).toBe('Enter the number alone, like 1,500.50');
  }
  expect(numberProblem('1001', rule)).toBe('Enter 1,000 or less');
  expect(numberProblem('1.5', { ...rule, whole: true })).toBe('Enter a whole number');
  expect(optionalNumber(' ')).toBeUndefined();
});

it('asks which is meant by a dot before three digits in an amount, and refuses a percentage there', () => {
  const rule = { noun: 'an amount', most: 1e9, isAmount: true };
  expect(numberProblem('250.000', rule)).toBe('Write 250,000 for thousands, or 250.00');
  expect(numberProblem('$3.459', rule)).toBe('Write 3,459 for thousands, or 3.4590');
  expect(numberProblem('12%', rule)).toBe('Enter an amount, not a percentage');
  for (const clear of ['0.125', '1.250.000', '1250.125', '250.00', '12.5k']) {
    expect(numberProblem(clear, rule)).toBeUndefined();
  }
  expect(numberProblem('6.125', { noun: 'a rate', most: 100 })).toBeUndefined();
  expect(numberProblem('12%', { noun: 'a rate', most: 100 })).toBeUndefined();
});

it('reads back what is not typed as numbers are written', () => {
  expect(readBack('$1.5k')).toBe('1,500');
  expect(readBack('1.250.000')).toBe('1,250,000');
  for (const usual of ['1500', '1,500', '250.000', 'k', ''])
    expect(readBack(usual)).toBeUndefined();
});
