import { numberProblem, optionalNumber, typedNumber } from './typed-number.js';

it.each([
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['$50,000', 50_000],
  ['1,000,000', 1_000_000],
  [' 6.5 % ', 6.5],
  ['.5', 0.5],
  ['-3', -3],
  ['0', 0],
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
  '--1',
])('reads %j as no number', (text) => expect(typedNumber(text)).toBeNaN());

it('says what to do', () => {
  const rule = { noun: 'an amount', most: 1000 };
  expect(numberProblem('', rule)).toBe('Enter an amount above 0');
  expect(numberProblem('0', rule)).toBe('Enter an amount above 0');
  expect(numberProblem('0', { ...rule, orZero: true })).toBeUndefined();
  expect(numberProblem('-1', { ...rule, orZero: true })).toBe('Enter an amount, 0 or more');
  expect(numberProblem('', { ...rule, optional: true })).toBeUndefined();
  expect(numberProblem('1,2,3', rule)).toBe('Use commas for thousands only: 1,500 or 1.5');
  expect(numberProblem('abc', rule)).toBe('Enter a number like 1,500.50');
  expect(numberProblem('1001', rule)).toBe('Enter 1,000 or less');
  expect(numberProblem('1.5', { ...rule, whole: true })).toBe('Enter a whole number');
  expect(optionalNumber(' ')).toBeUndefined();
});
